/** Reads a content file into values whose places in the file are known. */
import { isDeepStrictEqual } from 'node:util';
import { LineCounter, parseDocument } from 'yaml';
import { lazy } from '../../../lib/loading/lazy';
import { type ContentType, slugOf } from '../../content-types';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type MarkdownBody, type MarkdownPart, markdownParts, memoizeParts } from './markdown-body';
import { type Places, placesIn } from './places';
import { keepDaysAsWritten, syntaxDiagnostics } from './yaml-syntax';

export type ContentFile = Places & {
  /** Path from the repository's root. */
  readonly file: string;
  readonly slug: string;
  readonly type: ContentType;
  /** What the file says: the YAML document, or the front matter of a Markdown file. Days are text. */
  readonly value: unknown;
  /** The Markdown below the front matter, with the line on which it starts. */
  readonly body?: MarkdownBody;
};

/** A file with a syntax error has no content. */
export type ReadContent = { content?: ContentFile; diagnostics: Diagnostic[] };

const noFrontMatter = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message: 'the file has no fields at its top',
  fix: 'start it with a line "---", then the fields such as "title: …", then another line "---"',
});

/** A Markdown file in its two parts. `bodyLine` is the line on which the body starts, counted from 1. */
type MarkdownParts = { yaml: string; body: string; bodyLine: number };

/** Splits a Markdown file at its front matter, the fields between two lines "---"; undefined if it has none. */
function splitFrontMatter(text: string): MarkdownParts | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const head = match[0];
  return { yaml: match[1] ?? '', body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** Editors of some systems put an invisible mark at the start of a file. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

const partsOf = (type: ContentType, text: string) =>
  type.format === 'markdown' ? splitFrontMatter(text) : { yaml: text, body: '', bodyLine: 1 };

/**
 * Reads one file's text. The syntax is YAML 1.1, as the site's own YAML reader has it.
 * @returns the content, unless its syntax is broken; then the problems
 */
export function readContent(file: string, type: ContentType, fileText: string): ReadContent {
  const isMarkdown = type.format === 'markdown';
  const parts = partsOf(type, withoutMark(fileText));
  if (!parts) return { diagnostics: [noFrontMatter(file)] };
  const offset = isMarkdown ? 1 : 0;
  const lines = new LineCounter();
  const source = parts.yaml;
  const document = parseDocument(source, { version: '1.1', lineCounter: lines, prettyErrors: false });
  const diagnostics = syntaxDiagnostics(file, { document, source, lines }, offset);
  if (diagnostics.length > 0) return { diagnostics };
  keepDaysAsWritten(document);
  const content: ContentFile = {
    file,
    slug: slugOf(file),
    type,
    value: document.toJS() as unknown,
    ...placesIn(document, source, lines, offset),
    ...(isMarkdown ? { body: { text: parts.body, line: parts.bodyLine } } : {}),
  };
  return { content, diagnostics };
}

/** What parsing a file takes time for. */
type Parsed = { readonly value: unknown; readonly parts?: readonly MarkdownPart[] };

/** The parsed values of a file as JSON; undefined where JSON cannot hold them, such as `.inf`. */
export function savedContent({ value, body }: ContentFile): string | undefined {
  const parsed: Parsed = { value, ...(body ? { parts: markdownParts(body) } : {}) };
  const json = JSON.stringify(parsed);
  return isDeepStrictEqual(JSON.parse(json), parsed) ? json : undefined;
}

/**
 * The content of a file that an earlier run has read. The document is parsed again only when somebody asks where
 * something is, which means that there is something to report.
 * @param json what `savedContent` gave for this text
 */
export function restoredContent(
  file: string,
  type: ContentType,
  fileText: string,
  json: string,
): ContentFile {
  const parsed = lazy(() => JSON.parse(json) as Parsed);
  const body = lazy((): MarkdownBody => {
    const split = splitFrontMatter(withoutMark(fileText));
    const made = { text: split?.body ?? '', line: split?.bodyLine ?? 1 };
    memoizeParts(made, parsed().parts ?? []);
    return made;
  });
  const places = lazy((): Places => {
    const { content } = readContent(file, type, fileText);
    if (!content) throw new Error(`${file} cannot be read twice.`);
    return content;
  });
  const content = {
    file,
    slug: slugOf(file),
    type,
    get value() {
      return parsed().value;
    },
    locate: (...of: Parameters<Places['locate']>) => places().locate(...of),
    locateKey: (...of: Parameters<Places['locateKey']>) => places().locateKey(...of),
    locateText: (...of: Parameters<Places['locateText']>) => places().locateText(...of),
    written: (...of: Parameters<Places['written']>) => places().written(...of),
  };
  if (type.format !== 'markdown') return content;
  return Object.defineProperty(content, 'body', { get: body, enumerable: true });
}
