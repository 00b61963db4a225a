import { useEffect } from 'react';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { scriptOnly } from '../form/FormBoard';
import { TextField } from '../form/TextField';

const key = 'text';

/** Hides the terms of the article, whose HTML isn't hydrated, that don't have all words, and the letters without a term. */
function show(words: readonly string[]): void {
  let letter: HTMLElement | undefined;
  let visible = true;
  for (const part of document.querySelectorAll<HTMLElement>('article [data-prose] > *')) {
    if (part.tagName === 'H2') letter = part;
    else if (part.tagName === 'H3') {
      const said = `${part.textContent} ${part.nextElementSibling?.textContent}`.toLowerCase();
      visible = words.every((word) => said.includes(word));
    } else if (!letter) continue;
    part.hidden = part === letter ? words.length > 0 : !visible;
    if (visible && letter && part !== letter) letter.hidden = false;
  }
}

/** A field that filters the terms of a glossary; its text is kept in the address. */
export default function TermFilter({ label }: { label: string }) {
  const text = new URLSearchParams(useQuery()).get(key) ?? '';
  useEffect(() => show(text.toLowerCase().split(/\s+/).filter(Boolean)), [text]);
  return (
    <div css={scriptOnly} {...notInAlternate}>
      <TextField
        label={label}
        name={key}
        type="search"
        value={text}
        onChange={(value) => replaceQuery({ [key]: value })}
      />
    </div>
  );
}
