/** Reads content files into values whose places in the file are known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { type ContentType, contentTypeOf, slugOf } from '../content-types';
import type { Problem } from './problem';

export type Place = { line: number; column: number };
export type Path = readonly (string | number)[];

export type ContentFile = {
  /** Path from the repository's root. */
  file: string;
  slug: string;
  type: ContentType;
  /** What the file says: the YAML document, or the front matter of a Markdown file. */
  value: unknown;
  /** Where a value stands; of a missing one, where the nearest value around it stands. */
  locate: (path: Path) => Place;
  /** Where the name of a field stands. */
  locateKey: (path: Path, key: string) => Place;
  /** The Markdown below the front matter, with the line on which it starts. */
  body?: { text: string; line: number };
};

/** Days come as dates from YAML 1.1; here they are written 2026-11-20, as editors write them. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

function finder(document: Document, lines: LineCounter, offset: number) {
  const place = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { line: line + offset, column: col };
  };
  const locate = (path: Path): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return place(node.range[0]);
    }
    return { line: 1 + offset, column: 1 };
  };
  const locateKey = (path: Path, key: string): Place => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
    return isNode(pair?.key) && pair.key.range ? place(pair.key.range[0]) : locate(path);
  };
  return { locate, locateKey };
}

/** Splits a Markdown file at its front matter. */
function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const head = match[0];
  return { yaml: match[1] ?? '', body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** Reads one file's text. The syntax is YAML 1.1, as the site's own YAML reader has it. */
export function readContent(
  file: string,
  type: ContentType,
  text: string,
): { content?: ContentFile; problems: Problem[] } {
  const parts = type.format === 'markdown' ? splitFrontMatter(text) : { yaml: text, body: '', bodyLine: 1 };
  if (!parts) {
    const fix = 'start the file with a line "---", the fields, and another line "---"';
    return { problems: [{ file, line: 1, column: 1, message: 'the file has no front matter', fix }] };
  }
  const offset = type.format === 'markdown' ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { version: '1.1', lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map((error): Problem => {
    const { line, col } = lines.linePos(error.pos[0]);
    const fix = 'check the indentation, the quotes and the colons on this line and the one above it';
    return {
      file,
      line: line + offset,
      column: col,
      message: `this is not valid YAML: ${error.message}`,
      fix,
    };
  });
  if (problems.length > 0) return { problems };
  const content: ContentFile = {
    file,
    slug: slugOf(file),
    type,
    value: plain(document.toJS()),
    ...finder(document, lines, offset),
    ...(type.format === 'markdown' ? { body: { text: parts.body, line: parts.bodyLine } } : {}),
  };
  return { content, problems };
}

/** Reads every content file below a folder; a file that belongs to no content type is a problem. */
export function readAllContent(folder: string): { contents: ContentFile[]; problems: Problem[] } {
  const contents: ContentFile[] = [];
  const problems: Problem[] = [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(/[\\/]/).join(posix.sep))
    .filter((path) => /\.(ya?ml|md)$/.test(path) && !path.startsWith('.'))
    .sort();
  for (const path of paths) {
    const file = posix.join('content', path);
    const type = contentTypeOf(path);
    if (!type) {
      const fix = 'move it into a folder that the README lists, or remove it';
      problems.push({
        file,
        line: 1,
        column: 1,
        message: 'no page is made from a file with this name here',
        fix,
      });
      continue;
    }
    const read = readContent(file, type, readFileSync(join(folder, path), 'utf8'));
    if (read.content) contents.push(read.content);
    problems.push(...read.problems);
  }
  return { contents, problems };
}
