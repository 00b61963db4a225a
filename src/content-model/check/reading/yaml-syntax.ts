/** The syntax errors of a YAML document, for people who don't know YAML. */
import { visit, type YAMLError } from 'yaml';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { cutIssue } from './cut-values';
import { earlyQuote, earlyQuoteOfName } from './early-quote';
import { flowIssue, indentIssue } from './flow-and-indent';
import { isSameEntry, lostDash, lostFirstField } from './lost-dash';
import { indentOf } from './rows';
import { leftText, unclosedIssue } from './unclosed-braces';
import { brokenReferences, type Parser, quoteAll, type SyntaxIssue, unknownNotation } from './yaml-notation';

const indentLikeAbove = 'indent this line like the line above that it belongs with';

/** The messages for the parser's error codes, with fixes. */
const messages: Record<string, [what: string, fix: string]> = {
  BAD_DQ_ESCAPE: ['a backslash has a special meaning in double quotes', "use single quotes: '…'"],
  BAD_INDENT: [
    'the line is not indented as expected, or a bracket above it is not closed',
    `${indentLikeAbove}, and close every "[" and "{"`,
  ],
  BAD_SCALAR_START: ['a value cannot start with this character', quoteAll],
  BLOCK_AS_IMPLICIT_KEY: [
    'the value cannot be read',
    'put it in quotes if it contains a colon and a space, and indent the line below it like this one',
  ],
  DUPLICATE_KEY: ['this field is already defined above', 'remove one of the two'],
  MISSING_CHAR: ['a quote or a colon is missing', 'close the quote, or write "name: value"'],
  MULTILINE_IMPLICIT_KEY: [
    'this line is not a field',
    'write "name: value", with a space after the colon, and indent it like its neighbors',
  ],
  MULTIPLE_DOCS: ['a line "---" is in the middle of the file', 'remove that line'],
  TAB_AS_INDENT: ['the line starts with a tab', 'use spaces instead of the tab'],
  TAG_RESOLVE_FAILED: ['a value cannot start with "!"', quoteAll],
  UNEXPECTED_TOKEN: ['there is something unexpected here', quoteAll],
};

const other: [string, string] = [
  'this is not valid YAML',
  'check the indentation, the quotes and the colons',
];

/** The start of an unclosed quoted value that the parser reports at its end, without its quote or after a line break. */
function openedQuote({ document, source, lines }: Parser, { message, pos }: YAMLError): number | undefined {
  const [position] = pos;
  const isOpen = message.startsWith('Missing closing');
  let start: number | undefined;
  visit(document, {
    Scalar(_key, node) {
      const [from, to] = node.range ?? [0, 0];
      if (!node.type?.startsWith('QUOTE') || to > position || source.slice(to, position).trim() !== '')
        return;
      const isLong = lines.linePos(from).line < lines.linePos(to).line;
      if (isLong || isOpen) start = from;
    },
  });
  return start;
}

/** The "*" or "&" at the start of the text in which the parser reports something else. */
function startingSign({ source, lines }: Parser, { code, pos: [position] }: YAMLError): number | undefined {
  if (code !== 'UNEXPECTED_TOKEN') return undefined;
  const start = lines.lineStarts[lines.linePos(position).line - 1] ?? 0;
  const before = /^[ \t]*(?:- +)?(?:[\w-]+: +)?(?=[*&])/.exec(source.slice(start, position));
  return before ? start + before[0].length : undefined;
}

/** Errors that a line with a wrong indentation causes. */
const indentCodes = new Set([
  ...['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY', 'UNEXPECTED_TOKEN'],
]);

/** Errors of the signs within a value, which are right whatever the lines around it are. */
const lexicalCodes = new Set(['BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'TAG_RESOLVE_FAILED']);

/** Errors after which the parser no longer knows where it is, so that others than those of signs may be wrong. */
const lostCodes = new Set([
  ...['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY', 'UNEXPECTED_TOKEN'],
]);

/** The errors without those that may follow from an earlier one. */
function reliable(errors: readonly YAMLError[]): readonly YAMLError[] {
  const lost = errors.findIndex(({ code }) => lostCodes.has(code));
  return lost === -1 ? errors : errors.filter(({ code }, index) => index <= lost || lexicalCodes.has(code));
}

/** The errors that a lost dash causes. */
const dashCodes = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'DUPLICATE_KEY',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
];

/** An entry of a list whose dash has no space behind it. */
const spacelessDash = /^-[\w"'[{]/;

/** An entry of a list with a dash that isn't a hyphen, or with a bullet. */
const otherDash = /^\s*(?=([–—−‒•·])\s)/;

/** An entry of a list without its dash, or with another sign. */
function dashIssue(
  rows: readonly string[],
  { lines, offset }: Parser,
  error: YAMLError,
): SyntaxIssue | undefined {
  const { line } = lines.linePos(error.pos[0]);
  const [indent, sign] = otherDash.exec(rows[line - 1] ?? '') ?? [];
  if (indent !== undefined)
    return {
      position: (lines.lineStarts[line - 1] ?? 0) + indent.length,
      what: `${quote(sign)} does not start an entry of a list`,
      fix: 'write "- "',
    };
  if (!dashCodes.includes(error.code)) return undefined;
  const lost = lostDash(rows, line);
  const row = rows[(lost?.line ?? 0) - 1] ?? '';
  if (!lost || spacelessDash.test(row.trim()) || /^[\]}]/.test(row.trim())) return undefined;
  const side = lost.like < lost.line ? 'below' : 'above';
  return {
    position: (lines.lineStarts[lost.line - 1] ?? 0) + row.search(/\S|$/),
    what: 'this line starts an entry of the list, but has no "- "',
    fix: `write ${quote(`- ${row.trim()}`)}, with the "-" ${side} the one on line ${lost.like + offset}`,
  };
}

/** An entry of a list without its first line: two or more of its fields repeat those of the entry above. */
function firstLineIssue(
  rows: readonly string[],
  { lines, offset }: Parser,
  { code, pos: [position] }: YAMLError,
  next: YAMLError | undefined,
): SyntaxIssue | undefined {
  if (code !== 'DUPLICATE_KEY' || next?.code !== code) return undefined;
  const { line } = lines.linePos(position);
  const lost = lostFirstField(rows, line);
  if (!lost || !isSameEntry(rows, line, lines.linePos(next.pos[0]).line)) return undefined;
  return {
    position,
    what: 'an entry starts here without its first line',
    fix: `add "- ${lost.name}: …" above it, with the "-" below the one on line ${lost.like + offset}`,
  };
}

/** A tab at the start of the line or of the one above, where the parser may not notice it. */
function tabIssue(rows: readonly string[], { lines }: Parser, line: number): SyntaxIssue | undefined {
  const [what, fix] = messages.TAB_AS_INDENT ?? other;
  for (const near of [line, line - 1]) {
    const tab = /^ *\t/.exec(rows[near - 1] ?? '');
    if (tab) return { position: (lines.lineStarts[near - 1] ?? 0) + tab[0].length - 1, what, fix };
  }
  return undefined;
}

/** A quote that isn't closed or ends the value too early, or a value with a sign at its start. */
function valueIssue(parser: Parser, error: YAMLError): SyntaxIssue | undefined {
  const quoteStart = openedQuote(parser, error);
  if (quoteStart !== undefined) {
    const fix = 'close the quote at the end of the value';
    return { position: quoteStart, what: 'this quote is not closed on its line', fix };
  }
  const early =
    error.code === 'UNEXPECTED_TOKEN'
      ? earlyQuote(parser, error.pos[0])
      : error.code === 'BLOCK_AS_IMPLICIT_KEY'
        ? earlyQuoteOfName(parser.source, error.pos[0])
        : undefined;
  if (early) return { ...early, what: 'this quote ends the value too early' };
  const sign = startingSign(parser, error);
  if (sign === undefined) return undefined;
  return { position: sign, what: `a value cannot start with ${quote(parser.source[sign])}`, fix: quoteAll };
}

/** A dash without a space, braces that aren't closed, or a wrong indentation. */
function layoutIssue(
  rows: readonly string[],
  { lines: { lineStarts } }: Parser,
  line: number,
  code: string,
): SyntaxIssue | undefined {
  const row = rows[line - 1] ?? '';
  if (spacelessDash.test(row.trim())) {
    const position = (lineStarts[line - 1] ?? 0) + row.search(/\S|$/);
    return { position, what: 'a space is missing after the "-"', fix: 'write "- ", with a space' };
  }
  const cause =
    leftText(rows, line) ??
    unclosedIssue(rows, line) ??
    (indentCodes.has(code) ? indentIssue(rows, line) : undefined);
  return cause && { ...cause, position: (lineStarts[cause.line - 1] ?? 0) + cause.column };
}

/** The codes of a line without a colon. */
const colonlessCodes = ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'];

/** A line that may continue the unquoted text of the field above, whose indentation it has. */
function continuedText(
  rows: readonly string[],
  { lines }: Parser,
  { code, pos: [position] }: YAMLError,
): SyntaxIssue | undefined {
  const { line, col } = lines.linePos(position);
  const [row = '', above = ''] = [rows[line - 1], rows[line - 2]];
  const [start] = /^\s*(?:- +)?(?=[\w-]+:\s+[^\s"'[{#&*])/.exec(above) ?? [];
  const isStart = col === indentOf(row) + 1 && start?.length === indentOf(row);
  if (!colonlessCodes.includes(code) || !isStart || !/^\s*[^\s:"']+(?:\s|$)/.test(row)) return undefined;
  const [, fix] = messages.MULTILINE_IMPLICIT_KEY ?? other;
  return {
    position,
    what: 'this line is not a field',
    fix: `${fix}; if it continues the text above, indent it by two spaces`,
  };
}

function issueOf(parser: Parser, error: YAMLError): SyntaxIssue {
  const [position] = error.pos;
  const { source } = parser;
  const rows = source.split('\n');
  const { line } = parser.lines.linePos(position);
  const [what, fix] = messages[error.code] ?? other;
  return (
    tabIssue(rows, parser, line) ??
    cutIssue(parser, error) ??
    flowIssue(source, position) ??
    continuedText(rows, parser, error) ??
    valueIssue(parser, error) ??
    layoutIssue(rows, parser, line, error.code) ?? {
      position: position + source.slice(position).search(/[^ ]|$/),
      what,
      fix,
    }
  );
}

function parserIssues(parser: Parser): SyntaxIssue[] {
  const all = [...parser.document.errors, ...parser.document.warnings];
  if (all.length === 0) return [];
  // A tab breaks the indentation of everything after it, so other errors are unreliable.
  const tabs = all.filter(({ code }) => code === 'TAB_AS_INDENT');
  const rows = parser.source.split('\n');
  const issues: SyntaxIssue[] = [];
  let entry: number | undefined;
  const errors = tabs.length > 0 ? tabs : reliable(all);
  for (const [index, error] of errors.entries()) {
    const { line } = parser.lines.linePos(error.pos[0]);
    const dash = dashIssue(rows, parser, error);
    if (dash && error.code !== 'DUPLICATE_KEY') return [...issues, dash];
    // The other fields of an entry without its dash or first line repeat those of the entry above.
    if (!dash && error.code === 'DUPLICATE_KEY' && entry !== undefined && isSameEntry(rows, entry, line))
      continue;
    const start = dash ?? firstLineIssue(rows, parser, error, errors[index + 1]);
    if (start) entry = line;
    issues.push(start ?? issueOf(parser, error));
  }
  return issues;
}

/** The syntax errors of a document, one per line: others on the same line usually follow from the first. */
export function syntaxDiagnostics(file: string, parser: Parser): Diagnostic[] {
  const seen = new Set<number>();
  const rows = parser.source.split('\n');
  const issues = [...parserIssues(parser), ...brokenReferences(parser), ...unknownNotation(parser)];
  return issues.flatMap(({ position, what, fix }) => {
    const { line, col } = parser.lines.linePos(position);
    if (seen.has(line)) return [];
    seen.add(line);
    const message = `${what}: ${quote(rows[line - 1]?.trim())}`;
    return [{ file, line: line + parser.offset, column: col, message, fix }];
  });
}
