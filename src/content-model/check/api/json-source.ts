/** Positions and mistakes in JSON as written in a text. */
import { type JsonNode, parse } from '@humanwhocodes/momoa';

/** A mistake at an offset of the text. */
export type JsonFault = { readonly offset: number; readonly message: string; readonly fix: string };

/** Parsed JSON: the offset of a value, or of a field's name, by path; of what is around it if there's none. */
export type JsonSource = {
  readonly offsetOf: (path: readonly string[], what?: 'value' | 'name') => number;
  /** Fields that an object has twice, at the second, and whole numbers with decimals. */
  readonly repeated: readonly JsonFault[];
};

function nodeAt(root: JsonNode, path: readonly string[]): JsonNode {
  let node = root;
  for (const key of path) {
    const next =
      node.members?.findLast(({ name }) => name.value === key)?.value ?? node.elements?.[Number(key)];
    if (!next) return node;
    node = next;
  }
  return node;
}

function repeatedIn({ members = [], elements = [] }: JsonNode): JsonFault[] {
  const names = members.map(({ name }) => name.value);
  const here = members
    .filter(({ name }, index) => names.indexOf(name.value) < index)
    .map(({ name }) => ({
      offset: name.range[0],
      message: `the field "${name.value}" appears twice`,
      fix: 'remove one of the two',
    }));
  return [...here, ...members.flatMap(({ value }) => repeatedIn(value)), ...elements.flatMap(repeatedIn)];
}

/** Whole numbers that are written with decimals, such as an amount in dollars. JSON reads them as if they had none. */
function decimalsIn(root: JsonNode, text: string): JsonFault[] {
  const { members = [], elements = [] } = root;
  const [start, end] = root.range;
  const written = text.slice(start, end);
  const inside = [...members.map(({ value }) => value), ...elements].flatMap((one) => decimalsIn(one, text));
  if (!/^-?\d+\.0+$/.test(written)) return inside;
  return [
    {
      offset: start,
      message: `${written} has decimals, but is a whole number`,
      fix: `write ${Number(written)}, or ${Number(written) * 100} if it's an amount in dollars: amounts are in cents`,
    },
  ];
}

const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, row) => offset + row.length + 1, column - 1);

/** A number after a colon, with commas between its digits. */
const numberWithCommas = /(?<=:\s*)-?\d{1,3}(?:,\d{3})+(?!\d)/;

/** The number with commas on the line at which the parser stops, such as 8,650,000. */
function commasInNumber(text: string, stop: number): JsonFault | undefined {
  const start = text.lastIndexOf('\n', stop - 1) + 1;
  const found = numberWithCommas.exec(text.slice(start).split('\n', 1)[0] ?? '');
  if (!found) return undefined;
  const [written] = found;
  const offset = start + found.index;
  // The parser stops within the number, at the first digits after a comma.
  if (stop <= offset || stop >= offset + written.length) return undefined;
  return { offset, message: 'a number has no commas', fix: `write ${written.replaceAll(',', '')}` };
}

const quoted = /"(?:[^"\\]|\\.)*"/g;

/** Whether a text ends with the name of a field, so that a colon must follow: `{ "a"`, but not `[1, "a"`. */
function endsWithName(before: string): boolean {
  if (!/[{,]\s*"(?:[^"\\]|\\.)*"$/.test(before)) return false;
  const open: string[] = [];
  for (const [sign] of before.replace(quoted, '').matchAll(/[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(sign);
    else open.pop();
  }
  return open.at(-1) === '{';
}

/** A value without quotes, a missing value or a missing colon, after the name of a field. */
function faultAfterName(text: string, stop: number, before: string): JsonFault | undefined {
  const character = text.charAt(stop);
  const offset = before.length;
  if (!before.endsWith(':'))
    return /["{[\w-]/.test(character) && endsWithName(before)
      ? { offset, message: 'a colon is missing here', fix: 'add ":" between the name and the value' }
      : undefined;
  if (/[,}\]]/.test(character))
    return { offset, message: 'this field has no value', fix: 'write its value after the colon' };
  const [word] = /^[a-z_][\w.-]*/i.exec(text.slice(stop)) ?? [];
  if (word === undefined) return undefined;
  return {
    offset: stop,
    message: `the value ${word} has no quotes`,
    fix: `write "${word}" in double quotes; only true, false and null have none`,
  };
}

/** What is wrong where the parser stopped, in words for people who don't write JSON every day. */
function faultAt(text: string, stop: number): JsonFault {
  const before = text.slice(0, stop).trimEnd();
  const character = text.charAt(stop);
  const fault = (offset: number, message: string, fix: string): JsonFault => ({ offset, message, fix });
  if (/^\s*(?:\$ )?curl /.test(text))
    return fault(0, 'this is a command, not JSON', 'write "bash" after the backquotes instead of "json"');
  const found = commasInNumber(text, stop) ?? faultAfterName(text, stop, before);
  if (found) return found;
  if (/[}\]]/.test(character) && before.endsWith(','))
    return fault(before.length - 1, 'this comma has nothing after it', 'remove the comma');
  if (character === '"' && /["}\]\w]$/.test(before))
    return fault(before.length, 'a comma is missing here', 'add "," at the end of this line or value');
  if (/[‘’“”']/.test(character))
    return fault(stop, `JSON has no quotes like ${character}`, 'use straight double quotes: "…"');
  if (character === '/' || character === '#')
    return fault(stop, 'JSON has no comments', 'remove the comment');
  if (character === '')
    return fault(
      before.length,
      'a brace, a bracket or a quote is not closed',
      'add what is missing at the end',
    );
  if (/[\w]/.test(character) && /[{,]$/.test(before))
    return fault(stop, "this field's name has no quotes", 'write it in double quotes: "name"');
  return fault(
    stop,
    `this is not valid JSON: "${text.slice(stop, stop + 20).split('\n')[0]}"`,
    'check commas, quotes and braces',
  );
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The offset at which JSON stops being valid. */
function stopIn(text: string, error: unknown): number {
  const { line, column } = error as { line?: number; column?: number };
  if (line === undefined || column === undefined) return text.length;
  // For a wrong character within a word or a number, the parser names the character; the word starts before it.
  const offset = offsetAt(text, line, column);
  return offset - (/[\w.+-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
}

/** Reads JSON; returns its first mistake if it's invalid. */
export function readJson(text: string): JsonSource | { fault: JsonFault } {
  let root: JsonNode;
  try {
    root = parse(text, { mode: 'json', ranges: true }).body;
    if (!isJson(text)) return { fault: faultAt(text, text.length) };
  } catch (error) {
    return { fault: faultAt(text, stopIn(text, error)) };
  }
  return {
    offsetOf: (path, what = 'value') => {
      const own = nodeAt(root, path);
      if (what === 'value') return own.range[0];
      const name = path.at(-1);
      const around = nodeAt(root, path.slice(0, -1));
      return around.members?.findLast((member) => member.name.value === name)?.name.range[0] ?? own.range[0];
    },
    repeated: [...repeatedIn(root), ...decimalsIn(root, text)],
  };
}
