/** Highlights the blocks of code in a Markdown body. */
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { codeLanguages } from '../../content-model/code-languages';
import { highlight } from './highlight';

const prefix = 'language-';

/** The language of a block; undefined if it isn't one that the site highlights, which the content check reports. */
function languageOf({ properties: { className } }: Element): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  const language = names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? 'text';
  return codeLanguages.find((known) => known === language);
}

async function highlighted(block: Element): Promise<ElementContent> {
  const [code] = block.children;
  const language = code?.type === 'element' ? languageOf(code) : undefined;
  return language === undefined ? block : { type: 'raw', value: await highlight(textOf(block), language) };
}

async function highlightWithin(parent: Root | Element): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'pre') parent.children[index] = await highlighted(child);
    else await highlightWithin(child);
  }
}

/** A rehype plugin. Each block is cached, so that an edit of the words around it doesn't load the highlighter. */
export const highlightBlocks = () => highlightWithin;
