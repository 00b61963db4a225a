/** Parses a content file into values with known positions. */
import { type Document, LineCounter } from 'yaml';
import { lazy } from '../../../lib/loading/lazy';
import { isJson } from '../../api/json';
import { type ContentType, slugOf } from '../../content-types';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { characterDiagnostics, lookalikeDiagnostics } from './characters';
import { fieldNames } from './field-names';
import { frontMatterDiagnostics, splitFrontMatter } from './front-matter';
import { type MarkdownBody, type MarkdownPart, markdownParts, memoizeParts } from './markdown-body';
import { mergeDiagnostics } from './merge-markers';
import { nestingDiagnostics } from './nesting';
import { type Places, placesIn } from './places';
import { parseYaml } from './yaml-reader';
import { syntaxDiagnostics } from './yaml-syntax';

export type ContentFile = Places & {
  /** Path from the repository root. */
  readonly file: string;
  readonly slug: string;
  readonly type: ContentType;
  /** The YAML document, or the front matter of a Markdown file. Days are text. */
  readonly value: unknown;
  /** The Markdown below the front matter, with the line on which it starts. */
  readonly body?: MarkdownBody;
};

/** The content is undefined for a file with a syntax error. */
export type ReadContent = { content?: ContentFile; diagnostics: Diagnostic[] };

const tooManyAliases = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message: 'values in the file repeat one another too often',
  fix: 'write out the values that start with "*"',
});

/** The document's value; undefined if its aliases would become too large. */
function valueIn(document: Document): { value: unknown } | undefined {
  try {
    return { value: document.toJS() as unknown };
  } catch {
    return undefined;
  }
}

/** Removes a byte order mark. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

const partsOf = (type: ContentType, text: string) =>
  type.format === 'markdown' ? splitFrontMatter(text) : { yaml: text, body: '', bodyLine: 1 };

/**
 * Parses a file's text like the site's own YAML parser.
 * @returns the content, or the diagnostics if its syntax is invalid
 */
export function readContent(file: string, type: ContentType, fileText: string): ReadContent {
  const isMarkdown = type.format === 'markdown';
  const conflicts = [...mergeDiagnostics(file, fileText), ...nestingDiagnostics(file, fileText)];
  if (conflicts.length > 0) return { diagnostics: conflicts };
  const text = withoutMark(fileText);
  const parts = partsOf(type, text);
  const characters = characterDiagnostics(file, fileText);
  // Without front matter, there's an error.
  const ofFields = isMarkdown && characters.length === 0 ? frontMatterDiagnostics(file, text) : [];
  if (!parts || ofFields.length > 0) return { diagnostics: [...characters, ...ofFields] };
  const offset = isMarkdown ? 1 : 0;
  const lines = new LineCounter();
  const source = parts.yaml;
  const document = parseYaml(source, lines);
  const parser = { document, source, lines, offset, fields: lazy(() => fieldNames(type)) };
  const syntax = syntaxDiagnostics(file, parser);
  const lookalikes = syntax.length > 0 ? lookalikeDiagnostics(file, source, offset) : [];
  const diagnostics = [...characters, ...(lookalikes.length > 0 ? lookalikes : syntax)];
  if (diagnostics.length > 0) return { diagnostics };
  const value = valueIn(document);
  if (!value) return { diagnostics: [tooManyAliases(file)] };
  const content: ContentFile = {
    file,
    slug: slugOf(file),
    type,
    ...value,
    ...placesIn(document, source, lines, offset),
    ...(isMarkdown ? { body: { text: parts.body, line: parts.bodyLine } } : {}),
  };
  return { content, diagnostics };
}

/** The cached results of parsing a file. */
type Parsed = { readonly value: unknown; readonly parts?: readonly MarkdownPart[] };

/** The parsed values of a file as JSON; undefined if JSON can't represent them, such as `.inf`. */
export function savedContent({ value, body }: ContentFile): string | undefined {
  const parsed: Parsed = { value, ...(body ? { parts: markdownParts(body) } : {}) };
  return isJson(value) ? JSON.stringify(parsed) : undefined;
}

/**
 * A file's content from an earlier run. The document is only parsed again when a position is requested, which means that there
 * is something to report.
 * @param json the result of `savedContent` for this text
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
    if (!content) throw new Error(`${file} can't be parsed again.`);
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
    cutValue: (...of: Parameters<Places['cutValue']>) => places().cutValue(...of),
    commentBehind: (...of: Parameters<Places['commentBehind']>) => places().commentBehind(...of),
    isPlain: (...of: Parameters<Places['isPlain']>) => places().isPlain(...of),
    written: (...of: Parameters<Places['written']>) => places().written(...of),
  };
  if (type.format !== 'markdown') return content;
  return Object.defineProperty(content, 'body', { get: body, enumerable: true });
}
