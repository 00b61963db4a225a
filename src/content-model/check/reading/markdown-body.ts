/** Reads places out of Markdown bodies for the check. */
import type { Root } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { calloutKindIn } from '../../callouts';
import { markdownDialect } from '../../markdown-dialect';
import { requestLanguage } from '../../request-block';
import type { Place } from './places';

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
  position?: { start: { line: number; column: number } };
};

/**
 * A part of a body that the check looks at: prose, an address, a picture, the language of code, HTML, that a heading begins (its
 * depth), a request, a directive (its name, with its attributes), or the kind of a callout.
 */
export type MarkdownPart = {
  kind: 'prose' | 'link' | 'image' | 'language' | 'html' | 'heading' | 'request' | 'directive' | 'callout';
  text: string;
  /** Of code in a language, the code; not of what is marked as imagined. */
  code?: string;
  attributes?: Readonly<Record<string, string>>;
  place: Place;
};

/** Marks JSON, as in "```json imagined", that the API does not answer with. */
const imagined = 'imagined';

/** The Markdown below a front matter, with the line of the file on which it starts. */
export type MarkdownBody = { text: string; line: number };

const parser = unified().use(markdownDialect);

const treeOf = (text: string): Root => parser.runSync(parser.parse(text), text) as Root;

type OwnPart = Omit<MarkdownPart, 'place'>;

function directive({ name = '', attributes }: MarkdownNode): OwnPart {
  const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']);
  return { kind: 'directive', text: name, attributes: Object.fromEntries(given) };
}

function code({ lang, meta, value = '' }: MarkdownNode): OwnPart | undefined {
  if (lang === requestLanguage) return { kind: 'request', text: value };
  if (!lang) return undefined;
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

/** What a node of the tree is to the check, by its type; other nodes are nothing themselves. */
const readers: Record<string, (node: MarkdownNode) => OwnPart | undefined> = {
  leafDirective: directive,
  containerDirective: directive,
  link,
  definition: link,
  image: ({ url = '', alt }) => ({ kind: 'image', text: url, attributes: { alt: alt ?? '' } }),
  heading: ({ depth }) => ({ kind: 'heading', text: String(depth) }),
  code,
  text: ({ value = '' }) => ({ kind: 'prose', text: value }),
  html,
  blockquote: callout,
};

function partsIn(tree: Root, firstLine: number): MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  visit(tree, (node) => {
    const part = readers[node.type]?.(node as MarkdownNode);
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (part) parts.push({ ...part, place: { line: line + firstLine - 1, column } });
  });
  return parts;
}

const known = new WeakMap<MarkdownBody, readonly MarkdownPart[]>();

/** The parts of a Markdown body, with their places in the file. The same body is parsed once. */
export function markdownParts(body: MarkdownBody): readonly MarkdownPart[] {
  const parts = known.get(body) ?? partsIn(treeOf(body.text), body.line);
  known.set(body, parts);
  return parts;
}

/** Saves parsing a body whose parts are known from an earlier run. */
export function memoizeParts(body: MarkdownBody, parts: readonly MarkdownPart[]): void {
  known.set(body, parts);
}
