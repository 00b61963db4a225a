/** Lines of a paragraph that were a table or a list in another program. */
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { endOf, type Found, type Markdown, startOf } from './found';

/** A line of a paragraph without its indentation, in which code and addresses are hidden, with the offset of its first sign. */
type Line = { readonly text: string; readonly offset: number };

function linesIn({ source, literal }: Markdown, start: number, end: number): Line[] {
  let offset = start;
  return source
    .slice(start, end)
    .split('\n')
    .map((line): Line => {
      const from = offset + (/^[\s>]*/.exec(line)?.[0].length ?? 0);
      const to = offset + line.length;
      offset = to + 1;
      return { text: literal.slice(from, to).trimEnd(), offset: from };
    });
}

/** A bullet or a number with a tab after it, which starts an item of a list. */
const item = /^(?:[^\p{L}\d\s\uE000]|o|\(?[\p{L}\d]{1,2}[.)])\t/u;

/** A cell in straight quotes, which can have commas. */
const quotedCell = /(?<=^|[,;])"[^"]*"(?=[,;]|$)/g;

/** A comma without a space after it, except in numbers such as 1,250. */
const comma = /(?<!\d),(?!\s)|,(?!\s|\d{3}(?!\d))/g;

/** The words between the commas of a line, without the quotes around them. */
const cellsOf = (line: Line | undefined): string[] =>
  (line?.text ?? '').split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Whether a line may be a row: short cells, and no end of a sentence. */
const isRow = (line: Line | undefined): boolean => {
  const cells = cellsOf(line);
  return (
    cells.length > 1 &&
    !/[.!?:;,]$/.test(line?.text ?? '') &&
    cells.every((cell) => cell !== '' && cell.length <= 24 && !/\s\S+\s\S+\s/.test(cell))
  );
};

/**
 * The first line of rows of few cells, with a comma or with a comma and a space between them. A list of words in a sentence, or
 * an address, has other numbers of commas in its lines.
 */
function shortRows(lines: readonly Line[]): { line: Line; cells: number } | undefined {
  const counts = lines.map((line) => (isRow(line) ? cellsOf(line).length : 0));
  const first = counts.findIndex((count, index) => {
    const hasSpaces = lines[index]?.text.includes(', ');
    const wanted = count === 0 ? Number.POSITIVE_INFINITY : count === 2 && hasSpaces ? 4 : 3;
    return counts.slice(index, index + wanted).filter((other) => other === count).length === wanted;
  });
  const line = lines[first];
  return line && { line, cells: counts[first] ?? 0 };
}

/** What separates the cells of a row in other programs. A row with commas or semicolons has at least three cells. */
const separators: readonly { readonly name: string; readonly count: (line: Line) => number }[] = [
  { name: 'tabs', count: ({ text }) => (item.test(text) ? 0 : text.split('\t').length - 1) },
  ...[
    { name: 'commas', pattern: comma },
    { name: 'semicolons', pattern: /;(?!\s)/g },
  ].map(({ name, pattern }) => ({
    name,
    count: ({ text }: Line) => {
      const cells = text.includes('"') ? text.replace(quotedCell, '-') : text;
      const found = cells.match(pattern)?.length ?? 0;
      return found > 1 ? found : 0;
    },
  })),
];

const noTable = ({ offset }: Line, name: string, cells: number): Found => ({
  offset,
  message: `this isn't a table, because ${name} separate its cells`,
  fix: `write each row as "${'| … '.repeat(cells)}|", and a line below the head: ${'| --- '.repeat(cells)}|`,
});

/** The first of two lines below one another with as many separators, or of several rows of few cells. */
function pastedTable(lines: readonly Line[]): Found[] {
  const found = separators.flatMap(({ name, count }): Found[] => {
    const counts = lines.map(count);
    const first = counts.findIndex((one, index) => one > 0 && counts[index + 1] === one);
    const line = lines[first];
    return line ? [noTable(line, name, (counts[first] ?? 0) + 1)] : [];
  });
  const short = found.length > 0 ? undefined : shortRows(lines);
  return short ? [noTable(short.line, 'commas', short.cells)] : found.slice(0, 1);
}

/** How a line starts. The next item of a list has the same kind of sign, and the next number if they have numbers. */
type Sign = {
  readonly written: string;
  readonly kind: string;
  /** Its places in the order of letters and of numbers: "i" is both. */
  readonly orders?: readonly number[];
  readonly fix: string;
};

/** Small Roman numerals, which Word gives to lists within lists. */
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const bullets = /^[✓✔☑✅→➔➜➤►▶]/u;

function signOf({ text }: Line): Sign | undefined {
  const [bullet] = bullets.exec(text) ?? [];
  if (bullet !== undefined) return { written: bullet, kind: bullet, fix: 'write "- " in front of each item' };
  const [written = '', open = '', name = '', close = ''] =
    /^(\(?)(\d{1,2}|[a-z]|[A-Z]|[ivx]{2,4})([.)])(?=\s)/.exec(text) ?? [];
  const isNumber = /\d/.test(name);
  // "1." and "1)" make lists.
  if (written === '' || (open === '' ? isNumber : close === '.')) return undefined;
  return {
    written,
    kind: `${open}${isNumber ? '1' : 'a'}${close}`,
    orders: isNumber
      ? [Number(name)]
      : [name.length > 1 ? Number.NaN : name.charCodeAt(0), roman.indexOf(name) + 1 || Number.NaN],
    fix: isNumber ? `write "${name}. "` : 'write "1. " for a list in order, otherwise "- "',
  };
}

/** Whether two lines start like items of a list, one after the other. */
function isNext(line: Line | undefined, next: Line | undefined): boolean {
  const [sign, other] = [line && signOf(line), next && signOf(next)];
  if (!sign || !other || sign.kind !== other.kind) return false;
  return sign.orders?.some((order, index) => order + 1 === other.orders?.[index]) ?? true;
}

/** The first line of each list. */
const lists = (lines: readonly Line[]): Found[] =>
  lines.flatMap((line, index): Found[] => {
    const sign = signOf(line);
    if (!sign || !isNext(line, lines[index + 1]) || isNext(lines[index - 1], line)) return [];
    return [{ offset: line.offset, message: `${quote(sign.written)} does not make a list`, fix: sign.fix }];
  });

/** The tables and lists among the lines of paragraphs. */
export function pastedLines(markdown: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(markdown.tree, (node) => {
    if (node.type !== 'paragraph') return;
    const lines = linesIn(markdown, startOf(node), endOf(node));
    if (lines.length > 1) found.push(...pastedTable(lines), ...lists(lines));
  });
  return found;
}
