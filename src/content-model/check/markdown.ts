/** Reads places out of Markdown bodies for the check. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Place } from './places';

type MarkdownNode = {
  type: string;
  url?: string;
  lang?: string | null;
  depth?: number;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { line: number; column: number } };
};

/** A part of a body that the check looks at: prose, an address, the language of code, HTML, or that a heading begins: its depth. */
export type MarkdownPart = {
  kind: 'prose' | 'link' | 'language' | 'html' | 'heading';
  text: string;
  place: Place;
};

/** The Markdown below a front matter, with the line of the file on which it starts. */
export type MarkdownBody = { text: string; line: number };

const parser = unified().use(remarkParse).use(remarkGfm);

function ownPart(node: MarkdownNode): Pick<MarkdownPart, 'kind' | 'text'> | undefined {
  const { type, url, lang, value = '' } = node;
  if ((type === 'link' || type === 'definition') && url !== undefined) return { kind: 'link', text: url };
  if (type === 'heading') return { kind: 'heading', text: String(node.depth) };
  if (type === 'code' && lang) return { kind: 'language', text: lang };
  if (type === 'text') return { kind: 'prose', text: value };
  return type === 'html' && !value.startsWith('<!--') ? { kind: 'html', text: value } : undefined;
}

function partsIn(node: MarkdownNode, firstLine: number): MarkdownPart[] {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const part = ownPart(node);
  const place = { line: start.line + firstLine - 1, column: start.column };
  const inside = (node.children ?? []).flatMap((child) => partsIn(child, firstLine));
  return part ? [{ ...part, place }, ...inside] : inside;
}

const known = new WeakMap<MarkdownBody, MarkdownPart[]>();

/** The parts of a Markdown body, with their places in the file. The same body is read once. */
export function markdownParts(body: MarkdownBody): readonly MarkdownPart[] {
  const parts = known.get(body) ?? partsIn(parser.parse(body.text) as MarkdownNode, body.line);
  known.set(body, parts);
  return parts;
}
