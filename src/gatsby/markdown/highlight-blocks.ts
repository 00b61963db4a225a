/** Highlights the blocks of code in a Markdown body. */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { codeLanguages } from '../../content-model/code-languages';
import { highlight } from './highlight';

const prefix = 'language-';

/** The language of a block; undefined if it isn't one that the site highlights, which the content check reports. */
function languageOf({ properties: { className } }: Element): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  const language = names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? 'text';
  return codeLanguages.find((known) => known === language);
}

/** A rehype plugin. Each block is cached, so that an edit of the words around it doesn't load the highlighter. */
export const highlightBlocks = () => async (tree: Root) => {
  const blocks: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') blocks.push(node);
  });
  for (const block of blocks) {
    const [code] = block.children;
    const language = code?.type === 'element' ? languageOf(code) : undefined;
    if (language !== undefined)
      Object.assign(block, { type: 'raw', value: await highlight(textOf(block), language) });
  }
};
