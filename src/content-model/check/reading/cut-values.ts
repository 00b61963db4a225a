/**
 * Finds unquoted values between braces that a comma, a colon or a "#" ends before their text does, such as
 * "{ note: As many as you need, and more }".
 */
import { isCollection, isMap, isNode, isScalar, type Pair, visit, type YAMLError } from 'yaml';
import type { Cause } from './rows';
import type { Parser, SyntaxIssue } from './yaml-notation';

/** A text in quotes of YAML, in which no sign has a meaning. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** The fix for a number with commas between its thousands; undefined for anything else. */
export function withoutCommas(text: string): string | undefined {
  if (!/^\d{1,3}(?:,\d{3})+$/.test(text)) return undefined;
  return `write ${text.replaceAll(',', '')}, without the ${text.split(',').length > 2 ? 'commas' : 'comma'}`;
}

/** The text in curly quotes, which YAML reads as letters. */
const inCurlyQuotes = /^[“”]([^“”]+)[“”]$/;

/** What's said about a value that a sign ends. Without its text, which only people know, the fix shows "…". */
function cutBy(sign: string, name: string | undefined, text = '…'): Cause {
  const field = name === undefined ? '' : `${name}: `;
  const what = `"${sign}" ends the value here`;
  const curly = inCurlyQuotes.exec(text)?.[1];
  if (curly !== undefined) return { what, fix: `write straight quotes: ${field}${inQuotes(curly)}` };
  return { what, fix: `put it in quotes: ${field}${inQuotes(text)}` };
}

/** The name of the field whose value starts at a position. */
const nameBefore = (source: string, position: number): string | undefined =>
  /([\w-]+):[ \t]+$/.exec(source.slice(0, position))?.[1];

/** The row from a position to its end. */
const restOfRow = (source: string, position: number): string =>
  source.slice(position).split(/\r?\n/, 1)[0] ?? '';

/** The text from a position to the next field, the closing brace or the comma at the end of the row; undefined if there's none. */
function meantText({ source, fields }: Parser, position: number): string | undefined {
  const row = restOfRow(source, position);
  const next = [...row.matchAll(/,\s+([\w-]+):(?=\s)/g)].find(([, name = '']) => fields().has(name));
  const end = next?.index ?? row.search(/\s*[\]}]+,?\s*$|,\s*$/);
  return end < 1 ? undefined : row.slice(0, end);
}

/** A field after the text of another one, without a comma between them: "name: Checks href: /x". */
function lostComma(parser: Parser, position: number): SyntaxIssue | undefined {
  const { source, fields } = parser;
  const row = restOfRow(source, source.lastIndexOf('\n', position) + 1);
  const [before = '', name = ''] = /^[^:]*?([\w-]+):(?=\s)/.exec(source.slice(position)) ?? [];
  const isThere = row.split(`${name}:`).length > 2;
  if (before === `${name}:` || isThere || !fields().has(name)) return undefined;
  return {
    position: position + before.length - name.length - 1,
    what: `a comma is missing before "${name}:"`,
    fix: `write ", ${name}: …"`,
  };
}

/** The value that a colon and a space within it end, which the parser reads as a field without braces. */
function colonIssue(parser: Parser, { code, pos: [position] }: YAMLError): SyntaxIssue | undefined {
  if (code !== 'BLOCK_IN_FLOW') return undefined;
  const name = nameBefore(parser.source, position);
  if (name === undefined) return undefined;
  return lostComma(parser, position) ?? { position, ...cutBy(':', name, meantText(parser, position)) };
}

/** The value whose rest is a comment, with the comma or brace after it, right above an error. */
function commentIssue(parser: Parser, { pos: [position] }: YAMLError): SyntaxIssue | undefined {
  const { document, source } = parser;
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }, ancestors) {
      if (type !== 'PLAIN' || !range || range[1] >= position || range[0] === range[1]) return;
      const [comment] = /^[ \t]+#.*[,\]}][ \t]*\r?(?:\n|$)/.exec(source.slice(range[1])) ?? [];
      const isNear =
        comment !== undefined && /^\s*(?:\S.*)?$/.test(source.slice(range[1] + comment.length, position));
      if (isNear && ancestors.some((around) => isCollection(around) && around.flow === true))
        start = range[0];
    },
  });
  if (start === undefined) return undefined;
  return { position: start, ...cutBy('#', nameBefore(source, start), meantText(parser, start)) };
}

/** The value that a colon or a "#" ends, if that's the cause of an error. */
export const cutIssue = (parser: Parser, error: YAMLError): SyntaxIssue | undefined =>
  colonIssue(parser, error) ?? commentIssue(parser, error);

/** Whether a pair between braces is the rest of a text: it has no value, or its name has a space. */
const isRest = ({ key, value }: Pair): boolean =>
  isScalar(key) && key.type === 'PLAIN' && (value === null || /\s/.test(String(key.value)));

const endOf = ({ key, value }: Pair): number =>
  (isNode(value) ? value.range?.[1] : undefined) ?? (isNode(key) ? key.range?.[1] : undefined) ?? 0;

/**
 * The value that the comma before a key ends.
 * @param map where the key is; only one in braces has such values
 */
export function commaIssue(map: unknown, key: string, source: string): SyntaxIssue | undefined {
  if (!isMap<unknown, unknown>(map) || map.flow !== true) return undefined;
  const { items } = map;
  const own = items.findIndex((pair) => String(pair.key) === key);
  if (own === -1 || !isRest(items[own] as Pair)) return undefined;
  const from = items.slice(0, own).findLastIndex((pair) => !isRest(pair));
  const next = items.findIndex((pair, index) => index > own && !isRest(pair));
  const first = items[from];
  const last = items.at(next === -1 ? -1 : next - 1);
  const value = first?.value;
  if (!first || !last || !isScalar(value) || value.type !== 'PLAIN' || !value.range) return undefined;
  const [position] = value.range;
  const text = source.slice(position, endOf(last)).trim().replace(/\s+/g, ' ');
  const name = String(first.key);
  const cut = cutBy(',', name, text);
  return { position, what: cut.what, fix: (name === 'cents' ? withoutCommas(text) : undefined) ?? cut.fix };
}
