/** Reads a content file into values whose places in the file are known. */
import { LineCounter, parseDocument } from 'yaml';
import { type ContentType, slugOf } from '../content-types';
import { splitFrontMatter } from './front-matter';
import type { MarkdownBody } from './markdown';
import { type Places, placesIn } from './places';
import type { Problem } from './problem';
import { keepDaysAsWritten, syntaxProblems } from './syntax';

export type ContentFile = Places & {
  /** Path from the repository's root. */
  file: string;
  slug: string;
  type: ContentType;
  /** What the file says: the YAML document, or the front matter of a Markdown file. Days are text. */
  value: unknown;
  /** The Markdown below the front matter, with the line on which it starts. */
  body?: MarkdownBody;
};

const noFrontMatter = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: 'the file has no fields at its top',
  fix: 'start it with a line "---", then the fields such as "title: …", then another line "---"',
});

/** Editors of some systems put an invisible mark at the start of a file. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * Reads one file's text. The syntax is YAML 1.1, as the site's own YAML reader has it.
 * @returns the content, unless its syntax is broken; then the problems
 */
export function readContent(
  file: string,
  type: ContentType,
  fileText: string,
): { content?: ContentFile; problems: Problem[] } {
  const text = withoutMark(fileText);
  const isMarkdown = type.format === 'markdown';
  const parts = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: '', bodyLine: 1 };
  if (!parts) return { problems: [noFrontMatter(file)] };
  const offset = isMarkdown ? 1 : 0;
  const lines = new LineCounter();
  const source = parts.yaml;
  const document = parseDocument(source, { version: '1.1', lineCounter: lines, prettyErrors: false });
  const problems = syntaxProblems(file, { document, source, lines }, offset);
  if (problems.length > 0) return { problems };
  keepDaysAsWritten(document);
  const content: ContentFile = {
    file,
    slug: slugOf(file),
    type,
    value: document.toJS() as unknown,
    ...placesIn(document, source, lines, offset),
    ...(isMarkdown ? { body: { text: parts.body, line: parts.bodyLine } } : {}),
  };
  return { content, problems };
}
