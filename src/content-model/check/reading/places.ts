/** Positions of values in a YAML file. */
import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { commaIssue } from './cut-values';

/** A position in a file; both numbers count from 1. */
export type Place = { line: number; column: number };

/** The path of a value: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Finds positions by path. */
export type Places = {
  /** The position of a value; of a missing one, that of the nearest value around it. */
  locate: (path: Path) => Place;
  /** The position of a field's name. */
  locateKey: (path: Path, key: string) => Place;
  /**
   * The position of a piece of a value's text; of the value's start if the file writes it differently.
   * @param earlier how many earlier occurrences of the piece to skip
   */
  locateText: (path: Path, piece: string, earlier?: number) => Place;
  /** The unquoted value that the comma before a key ends, between braces; undefined if there's none. */
  cutValue: (path: Path, key: string) => (Place & Pick<Diagnostic, 'message' | 'fix'>) | undefined;
  /** The comment after an unquoted value, which may be empty, on its line, with the position of its "#"; undefined if there's none. */
  commentBehind: (path: Path) => (Place & { comment: string }) | undefined;
  /** Whether the value is written without quotes, so that YAML may read it as another type than text. */
  isPlain: (path: Path) => boolean;
  /** The value as written, such as 0x10, which YAML reads as 16; strings without quotes. */
  written: (path: Path) => string;
};

/** The position of an index in a text whose first line has this number. */
export function placeAt(text: string, index: number, firstLine: number): Place {
  const before = text.slice(0, index).split('\n');
  return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Every index of a piece in a text. A space in the piece is any white space in the text, or the start of a line of a
 * Markdown quotation, so that words are found where a file breaks a line between them.
 */
function indexesOf(text: string, piece: string): number[] {
  if (piece === '') return [0];
  const pattern = piece.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s[\\s>]*');
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => index);
}

/** How often a piece is in a text. */
export const countPieces = (text: string, piece: string): number => indexesOf(text, piece).length;

/** Where a piece is in a text after so many earlier ones; -1 if it isn't. */
export const indexOfNth = (text: string, piece: string, earlier: number): number =>
  indexesOf(text, piece)[earlier] ?? -1;

/**
 * Positions in a document.
 * @param offset lines of the file above the document
 */
export function placesIn(document: Document, source: string, lines: LineCounter, offset: number): Places {
  const place = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { line: line + offset, column: col };
  };
  const nodeAt = (path: Path): unknown =>
    path.length === 0 ? document.contents : document.getIn(path, true);
  const locate = (path: Path): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = nodeAt(path.slice(0, length));
      if (isNode(node) && node.range) return place(node.range[0]);
    }
    return { line: 1 + offset, column: 1 };
  };
  const locateKey = (path: Path, key: string): Place => {
    const map = nodeAt(path);
    const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
    return isNode(pair?.key) && pair.key.range ? place(pair.key.range[0]) : locate(path);
  };
  const locateText = (path: Path, piece: string, earlier = 0): Place => {
    const node = nodeAt(path);
    const [start, end] = isNode(node) && node.range ? node.range : [0, 0];
    const index = indexOfNth(source.slice(start, end), piece, earlier);
    return index < 0 ? locate(path) : place(start + index);
  };
  const written = (path: Path): string => {
    const node = nodeAt(path);
    if (isScalar(node) && node.source !== undefined) return node.source;
    return isNode(node) && node.range ? source.slice(node.range[0], node.range[1]).trim() : '';
  };
  const commentBehind: Places['commentBehind'] = (path) => {
    const node = nodeAt(path);
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
    const [, end] = node.range;
    const [, space = '', comment] = /^([ \t]*)(#[^\r\n]*)/.exec(source.slice(end)) ?? [];
    return comment === undefined ? undefined : { ...place(end + space.length), comment };
  };
  const cutValue: Places['cutValue'] = (path, key) => {
    const issue = commaIssue(nodeAt(path), key, source);
    return issue && { ...place(issue.position), message: issue.what, fix: issue.fix };
  };
  const isPlain = (path: Path): boolean => {
    const node = nodeAt(path);
    return isScalar(node) && node.type === 'PLAIN';
  };
  return { locate, locateKey, locateText, cutValue, commentBehind, isPlain, written };
}
