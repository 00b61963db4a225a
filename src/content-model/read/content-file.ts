/** Reads a content file: its record, its Markdown, and the position of each value. The build and the check use it. */
import type { Root } from 'mdast';
import type { Point, Position } from 'unist';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type ContentType, slugOf } from '../content-types';
import { parseMarkdown } from '../markdown-dialect';

/** The path of a value: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Something wrong with a file's syntax. */
export type SyntaxFault = { readonly reason: string; readonly place: Point };

export type ContentFile = {
  /** From the repository root, such as "content/products/ach.yaml". */
  readonly path: string;
  readonly type: ContentType;
  readonly slug: string;
  readonly text: string;
  /** The YAML document, or the front matter of a Markdown file. Days are text. Undefined if the syntax is wrong. */
  readonly value: unknown;
  readonly faults: readonly SyntaxFault[];
  /** The Markdown below the front matter. */
  readonly body: string;
  /** The syntax tree of the body, with positions in the file. */
  readonly tree: () => Root;
  /** The position of a value, or of the nearest value around a missing one. */
  readonly placeOf: (path: Path) => Position;
  /** The position of the name of the field at a path. */
  readonly placeOfKey: (path: Path) => Position;
  /** The point of an index within a text at a path. */
  readonly pointIn: (path: Path, index: number) => Point;
  /** The point at an offset in the file. */
  readonly pointAt: (offset: number) => Point;
};

/** The lines "---" around front matter, which may have spaces at their end. */
const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m;

/** The same text with spaces in place of everything but ends of lines, so that positions in the rest stay the same. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

type Parts = {
  readonly yaml: string;
  readonly markdown: string;
  readonly body: string;
  readonly head: number;
};

/** Splits a Markdown file at its front matter; undefined if it has none. */
function partsOf(text: string): Parts | undefined {
  const match = text.startsWith('---') ? frontMatter.exec(text) : null;
  if (match?.index !== 0) return undefined;
  const [head, yaml = ''] = match;
  const start = head.indexOf('\n') + 1;
  return {
    yaml: blank(text.slice(0, start)) + yaml,
    markdown: blank(head) + text.slice(head.length),
    body: text.slice(head.length),
    head: head.length,
  };
}

/** Where fields without an end were meant to end: at an empty line or one of other signs; else the start of the file. */
const endOfFields = (text: string): number =>
  text.startsWith('---')
    ? Math.max(0, text.slice(4).search(/(?<=\n)(?:[^\w\s"'#]{2,6})?[ \t]*\r?\n/) + 4)
    : 0;

/** The first sentence of an error of `yaml`, without its place, which is given separately. */
const reasonOf = (message: string): string => (message.split(/ at line \d+|\n/)[0] ?? message).trim();

/** Where an error is: a quote that isn't closed ends with the file, and what helps is where it starts. */
const startOf = (message: string, offset: number, text: string): number =>
  message.startsWith('Missing closing "') ? text.lastIndexOf('"', offset - 1) : offset;

const conflict = /^(?:<{7}|>{7}|\|{7})(?: |$)/m;

/** Where a piece is in a text. */
function* indexesOf(text: string, piece: string): Generator<number> {
  for (let at = text.indexOf(piece); piece !== '' && at >= 0; at = text.indexOf(piece, at + 1)) yield at;
}

/** The start and the end of a value in YAML, or of the nearest value around a missing one. */
export function rangeIn(document: Document, path: Path): readonly [start: number, end: number] {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  const [start = 0, end = 0] = document.contents?.range ?? [];
  return [start, end];
}

/** Parses a file. Never throws: errors are in `faults`. */
export function readContentFile(path: string, type: ContentType, fileText: string): ContentFile {
  const text = fileText.replace(/^\uFEFF/, '');
  const fileLines = new LineCounter();
  fileLines.addNewLine(0);
  for (const at of indexesOf(text, '\n')) fileLines.addNewLine(at + 1);
  const pointAt = (offset: number): Point => {
    const { line, col } = fileLines.linePos(Math.min(offset, text.length));
    return { line, column: col, offset };
  };
  const faults: SyntaxFault[] = [];
  const fault = (offset: number, reason: string) => faults.push({ reason, place: pointAt(offset) });
  const merge = conflict.exec(text);
  if (merge)
    fault(merge.index, 'A merge conflict is left; keep one of the two versions and remove the marks');
  const decimal =
    /(?<=\b(?:cents|value|amount|balance)"?:\s*|examples: \[)-?\d+\.0+(?=\s*(?:[,}\]#]|$))/m.exec(text);
  if (decimal && type.format === 'yaml')
    fault(decimal.index, `"${decimal[0]}" has a decimal point; write a whole number, and amounts in cents`);
  const isMarkdown = type.format === 'markdown';
  const parts = isMarkdown ? partsOf(text) : { yaml: text, markdown: '', body: '', head: 0 };
  if (!parts) fault(endOfFields(text), 'The fields must be between two lines "---" at the start of the file');
  const document: Document = parseDocument(parts?.yaml ?? '', { logLevel: 'error' });
  for (const { message, pos } of merge ? [] : [...document.errors, ...document.warnings])
    fault(startOf(message, pos[0], text), reasonOf(message));
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    if (faults.length === 0) fault(0, reasonOf((error as Error).message));
  }
  if (faults.length > 0) value = undefined;

  const nodeAt = (at: Path): unknown => (at.length === 0 ? document.contents : document.getIn(at, true));
  const between = (start: number, end: number): Position => ({ start: pointAt(start), end: pointAt(end) });
  const placeOf = (at: Path): Position => between(...rangeIn(document, at));
  const placeOfKey = (at: Path): Position => {
    const map = nodeAt(at.slice(0, -1));
    const pair = isMap(map) ? map.items.find(({ key }) => String(key) === String(at.at(-1))) : undefined;
    return isScalar(pair?.key) && pair.key.range
      ? between(pair.key.range[0], pair.key.range[1])
      : placeOf(at);
  };
  const pointIn = (at: Path, index: number): Point => {
    const [start, end] = rangeIn(document, at);
    const node = nodeAt(at);
    const whole = isScalar(node) ? String(node.value) : '';
    // The words at the index, found among the same words before them: lines are folded and quotes escaped.
    const [piece = ''] = /^\s*[^\s"'\\]+/.exec(whole.slice(index)) ?? [];
    const earlier = [...indexesOf(whole.slice(0, index), piece.trim())].length;
    const found = piece.trim() ? [...indexesOf(text.slice(start, end), piece.trim())][earlier] : undefined;
    return pointAt(start + (found ?? 0));
  };
  let tree: Root | undefined;
  return {
    path,
    type,
    slug: slugOf(path),
    text,
    value,
    faults,
    body: parts?.body ?? '',
    tree: () => {
      tree ??= parts?.markdown ? parseMarkdown(parts.markdown) : { type: 'root', children: [] };
      return tree;
    },
    placeOf,
    placeOfKey,
    pointIn,
    pointAt,
  };
}
