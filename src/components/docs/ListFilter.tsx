import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { replaceQuery } from '../../lib/hooks/use-query';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { space, wrapping } from '../../theme/tokens';
import { control, field, hintStyle, labelStyle } from '../form/field-styles';
import { scriptOnly } from '../script-only';

const fields = css(scriptOnly, wrapping, {
  gap: space(4),
  '& > label': { flex: `1 1 ${space(36)}` },
  '& > :first-of-type': { flexBasis: space(72) },
  '& > p': { flexBasis: '100%', minHeight: space(5.5) },
});

const fieldsOf = (form: Element) =>
  form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');

/** What can be hidden, in order: groups and their items, marked as such or headings of a text with what follows them. */
const parts = 'article :is([data-group], [data-group] li, [data-prose] > *)';

/** The text of an item, with what follows it if it's a heading. */
const textOf = (item: Element): string =>
  `${item.textContent} ${item.matches('h3') && item.nextElementSibling?.textContent}`.toLowerCase();

/**
 * Hides the items that don't have all words and choices, and the groups without an item.
 * @returns how many are shown; empty if none is hidden
 */
function filter(form: Element): string {
  const [text, ...choices] = fieldsOf(form);
  const words = text?.value.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const chosen = choices.flatMap(({ name, value }) => (value ? `[data-${name}="${value}"]` : []));
  let group: HTMLElement | undefined;
  let fits = true;
  const [items, shown] = [new Set<Element>(), new Set<Element>()];
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (part.matches('[data-group], h2')) {
      group = part;
      fits = words.length + chosen.length === 0;
    } else if (part.matches('li, h3')) {
      const said = textOf(part);
      fits = words.every((word) => said.includes(word)) && chosen.every((one) => part.closest(one));
      items.add(part);
      if (fits) shown.add(part);
    }
    part.hidden = group !== undefined && !fits;
    if (group && fits) group.hidden = false;
  }
  return shown.size < items.size ? `Showing ${shown.size} of ${items.size}` : '';
}

type Choice = {
  /** Of the attribute, after "data-", that items or something around them have. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
};

/** Fields that filter the items of the article, whose HTML isn't hydrated. They're kept in the address. */
export default function ListFilter({ label, choices = [] }: { label: string; choices?: readonly Choice[] }) {
  const form = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const query = new URLSearchParams(window.location.search);
    for (const one of fieldsOf(current)) one.value ||= query.get(one.name) ?? '';
    say(filter(current));
  }, []);
  const onInput = () => {
    if (!form.current) return;
    replaceQuery(Object.fromEntries([...fieldsOf(form.current)].map(({ name, value }) => [name, value])));
    say(filter(form.current));
  };
  return (
    <div ref={form} css={fields} onInput={onInput} {...notInAlternate}>
      <label css={field}>
        <span css={labelStyle}>{label}</span>
        <input name="text" type="search" autoComplete="off" css={control} />
      </label>
      {choices.map(({ name, label: words, options }) => (
        <label key={name} css={field}>
          <span css={labelStyle}>{words}</span>
          <select name={name} autoComplete="off" css={control}>
            <option value="">Any</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p css={hintStyle} role="status">
        {said}
      </p>
    </div>
  );
}
