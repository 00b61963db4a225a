/** Extracts the parts of Markdown bodies that the check needs, with their positions. */
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { calloutKindIn } from '../../callouts';
import { parseMarkdown } from '../../markdown-dialect';
import { requestLanguage } from '../../request-block';
import type { Place } from './places';
import { visitNodes } from './visit-nodes';

type Point = { line: number; column: number; offset?: number };

type MarkdownNode = {
  type: string;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  name?: string;
  attributes?: Record<string, string | null | undefined> | null;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: Point; end: Point };
};

/**
 * A part of a body that the check reads: prose, an address, a picture, the language of code, code without one, code in a line,
 * HTML, the start of a heading (its depth), a request, a directive (its name, with its attributes), the kind of a callout, or
 * the start of code that isn't closed.
 */
export type MarkdownPart = {
  kind:
    | 'prose'
    | 'link'
    | 'image'
    | 'language'
    | 'plain code'
    | 'inline code'
    | 'html'
    | 'heading'
    | 'request'
    | 'directive'
    | 'callout'
    | 'open fence';
  text: string;
  /** The code, if the part is a code language. Absent for code marked as imagined. */
  code?: string;
  attributes?: Readonly<Record<string, string>>;
  /** The text of a heading. */
  label?: string;
  place: Place;
};

/** Marks JSON that isn't a response of the API, as in "```json imagined". */
const imagined = 'imagined';

/** The Markdown below the front matter, with the line on which it starts. */
export type MarkdownBody = { text: string; line: number };

const trees = new WeakMap<MarkdownBody, Root>();

/** The syntax tree of a body. Its positions count from the body's start. Memoized by body. */
export function markdownTree(body: MarkdownBody): Root {
  const tree = trees.get(body) ?? parseMarkdown(body.text);
  trees.set(body, tree);
  return tree;
}

type OwnPart = Omit<MarkdownPart, 'place'>;

function directive({ name = '', attributes }: MarkdownNode): OwnPart {
  const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']);
  return { kind: 'directive', text: name, attributes: Object.fromEntries(given) };
}

function code({ lang, meta, value = '' }: MarkdownNode): OwnPart | undefined {
  if (lang === requestLanguage) return { kind: 'request', text: value };
  if (!lang) return { kind: 'plain code', text: value };
  return { kind: 'language', text: lang, ...(meta === imagined ? {} : { code: value }) };
}

const link = ({ url }: MarkdownNode): OwnPart | undefined =>
  url === undefined ? undefined : { kind: 'link', text: url };

const html = ({ value = '' }: MarkdownNode): OwnPart | undefined =>
  value.startsWith('<!--') ? undefined : { kind: 'html', text: value };

function callout({ children: [paragraph] = [] }: MarkdownNode): OwnPart | undefined {
  const kind = calloutKindIn(paragraph?.children?.[0]?.value ?? '');
  return kind === undefined ? undefined : { kind: 'callout', text: kind };
}

/** Converts a node to a part, by node type; other nodes aren't parts. */
const readers: Record<string, (node: MarkdownNode) => OwnPart | undefined> = {
  leafDirective: directive,
  containerDirective: directive,
  link,
  definition: link,
  image: ({ url = '', alt }) => ({ kind: 'image', text: url, attributes: { alt: alt ?? '' } }),
  heading: (node) => ({
    kind: 'heading',
    text: String(node.depth),
    label: textOf(node, { includeImageAlt: false }),
  }),
  code,
  inlineCode: ({ value = '' }) => ({ kind: 'inline code', text: value }),
  text: ({ value = '' }) => ({ kind: 'prose', text: value }),
  html,
  blockquote: callout,
};

/** Code without a closing fence extends to the end of the text, or of the list or quotation around it. */
function openFence({ type, position }: MarkdownNode, text: string): OwnPart | undefined {
  if (type !== 'code') return undefined;
  const code = text.slice(position?.start.offset, position?.end.offset);
  const fence = /^(`{3,}|~{3,})/.exec(code)?.[0];
  if (fence === undefined) return undefined;
  const last = code
    .slice(code.lastIndexOf('\n') + 1)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  // The next code's first line looks like this within code that isn't closed before it.
  const hasOther = new RegExp(`\\n[\\s>]*${fence}\\w`).test(code);
  const isClosed = !hasOther && code.includes('\n') && last.startsWith(fence) && /^(`+|~+)$/.test(last);
  return isClosed ? undefined : { kind: 'open fence', text: fence };
}

function partsIn(tree: Root, text: string, firstLine: number): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  visitNodes(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: line + firstLine - 1, column };
    const fence = openFence(node as MarkdownNode, text);
    const part = fence ?? readers[node.type]?.(node as MarkdownNode);
    if (part) parts.push({ ...part, place });
  });
  return parts;
}

const known = new WeakMap<MarkdownBody, readonly MarkdownPart[]>();

/** The parts of a Markdown body, with their positions in the file. Memoized by body. */
export function markdownParts(body: MarkdownBody): readonly MarkdownPart[] {
  const parts = known.get(body) ?? partsIn(markdownTree(body), body.text, body.line);
  known.set(body, parts);
  return parts;
}

/** Stores parts from an earlier run, to avoid parsing the body. */
export function memoizeParts(body: MarkdownBody, parts: readonly MarkdownPart[]): void {
  known.set(body, parts);
}
