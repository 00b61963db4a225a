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

const tabsIn = ({ text }: Line): number => (item.test(text) ? 0 : text.split('\t').length - 1);

/** The first of two lines below one another with as many tabs. */
function tabbedTable(lines: readonly Line[]): Found[] {
  const counts = lines.map(tabsIn);
  const first = counts.findIndex((count, index) => count > 0 && counts[index + 1] === count);
  const line = lines[first];
  if (!line) return [];
  const cells = (counts[first] ?? 0) + 1;
  return [
    {
      offset: line.offset,
      message: "this isn't a table, because tabs separate its cells",
      fix: `write each row as "${'| … '.repeat(cells)}|", and a line below the head: ${'| --- '.repeat(cells)}|`,
    },
  ];
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
  if (bullet !== undefined) return { written: bullet, kind: bullet, fix: 'write "- "' };
  const [written = '', open = '', name = '', close = ''] =
    /^(\(?)(\d{1,2}|[a-z]|[ivx]{2,4})([.)])(?=\s)/.exec(text) ?? [];
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
    if (lines.length > 1) found.push(...tabbedTable(lines), ...lists(lines));
  });
  return found;
}
