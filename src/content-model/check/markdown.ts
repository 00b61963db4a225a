/** Reads places out of Markdown bodies for the check. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Place } from './read';

type MarkdownNode = {
  type: string;
  url?: string;
  children?: MarkdownNode[];
  position?: { start: { line: number; column: number } };
};

const parser = unified().use(remarkParse).use(remarkGfm);

/** Every link of a Markdown body, with its place in the file whose body starts on `firstLine`. */
export function markdownLinks(body: string, firstLine: number): { href: string; place: Place }[] {
  const collect = (node: MarkdownNode): { href: string; place: Place }[] => {
    const start = node.position?.start ?? { line: 1, column: 1 };
    const own =
      (node.type === 'link' || node.type === 'definition') && node.url !== undefined
        ? [{ href: node.url, place: { line: start.line + firstLine - 1, column: start.column } }]
        : [];
    return [...own, ...(node.children ?? []).flatMap(collect)];
  };
  return collect(parser.parse(body) as MarkdownNode);
}
