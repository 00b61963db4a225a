/** What is wrong with the syntax of a YAML document, in words for people who know no YAML. */
import { type Document, isScalar, type LineCounter, visit, type YAMLError } from 'yaml';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';

type Mistake = { position: number; what: string; fix: string };

const quoteAll = 'put the whole value in quotes: "…"';
const indentLikeAbove = 'indent this line like the one above it that it belongs beside';

/** The words for the parser's error codes, each with what helps. */
const words: Record<string, [what: string, fix: string]> = {
  BAD_DQ_ESCAPE: ['a backslash in double quotes means something else here', "use single quotes: '…'"],
  BAD_INDENT: [
    'the line is not indented as expected, or a bracket above it is not closed',
    `${indentLikeAbove}, and close every "[" and "{"`,
  ],
  BAD_SCALAR_START: ['a value cannot start with this character', quoteAll],
  BLOCK_AS_IMPLICIT_KEY: [
    'the value cannot be read',
    'put it in quotes if it holds a colon and a space, and indent the line below it like this one',
  ],
  DUPLICATE_KEY: ['this field is already there, above', 'remove one of the two'],
  MISSING_CHAR: ['a quote or a colon is missing', 'close the quote, or write "name: value"'],
  MULTILINE_IMPLICIT_KEY: [
    'this line is no field',
    'write "name: value", with a space after the colon, and indent it like its neighbors',
  ],
  MULTIPLE_DOCS: ['a line "---" is in the middle of the file', 'remove that line'],
  TAB_AS_INDENT: ['the line starts with a tab', 'use spaces in place of the tab'],
  TAG_RESOLVE_FAILED: ['a value cannot start with "!"', quoteAll],
  UNEXPECTED_TOKEN: ['something stands where nothing is expected', quoteAll],
};

const other: [string, string] = [
  'this is not valid YAML',
  'check the indentation, the quotes and the colons',
];

type Parser = { document: Document; source: string; lines: LineCounter };

/** The start of a quoted value that ends where an error is, without its quote or after a line's end: it was not closed. */
function openedQuote({ document, source, lines }: Parser, { message, pos }: YAMLError): number | undefined {
  const [position] = pos;
  const isOpen = message.startsWith('Missing closing');
  let start: number | undefined;
  visit(document, {
    Scalar(_key, node) {
      const [from, to] = node.range ?? [0, 0];
      if (!node.type?.startsWith('QUOTE') || to > position || source.slice(to, position).trim() !== '')
        return;
      const isLong = lines.linePos(from).line < lines.linePos(position).line;
      if (isLong || isOpen) start = from;
    },
  });
  return start;
}

function parserMistakes(parser: Parser): Mistake[] {
  const all = [...parser.document.errors, ...parser.document.warnings];
  // A tab breaks the indentation of all that follows, so nothing else in the file can be told for sure.
  const tabs = all.filter(({ code }) => code === 'TAB_AS_INDENT');
  return (tabs.length > 0 ? tabs : all).map((error) => {
    const quoteStart = openedQuote(parser, error);
    if (quoteStart !== undefined) {
      const fix = 'close the quote at the end of the value';
      return { position: quoteStart, what: 'a quote is opened here and not closed on its line', fix };
    }
    const [what, fix] = words[error.code] ?? other;
    return { position: error.pos[0], what, fix };
  });
}

/** YAML reads "*name" as a reference to another value; an editor means the text. */
function brokenReferences({ document }: Parser): Mistake[] {
  const errors: Mistake[] = [];
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document) !== undefined) return;
      errors.push({ position: node.range?.[0] ?? 0, what: 'a value cannot start with "*"', fix: quoteAll });
    },
  });
  return errors;
}

/** The errors of a document's syntax, the first of each line: the rest of a line only follows from it. */
export function syntaxDiagnostics(file: string, parser: Parser, offset: number): Diagnostic[] {
  const seen = new Set<number>();
  const rows = parser.source.split('\n');
  return [...parserMistakes(parser), ...brokenReferences(parser)].flatMap(({ position, what, fix }) => {
    const { line, col } = parser.lines.linePos(position);
    if (seen.has(line)) return [];
    seen.add(line);
    const message = `${what}: ${quote(rows[line - 1]?.trim())}`;
    return [{ file, line: line + offset, column: col, message, fix }];
  });
}

/** Days keep the words of the file: YAML reads 2026-13-40 as a day of the next year. */
export function keepDaysAsWritten(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      if (isScalar(node) && node.value instanceof Date) node.value = node.source ?? '';
    },
  });
}
