/** Writes a JSON value as a literal of a language, indented and broken as people write it. Pure. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** How a language writes a value. */
export type LiteralStyle = {
  readonly string: (value: string) => string;
  readonly number: (value: number) => string;
  readonly key: (name: string) => string;
  readonly constants: { readonly true: string; readonly false: string; readonly null: string };
  /** Spaces for each level. */
  readonly indent: number;
  /** Whether the last entry of a broken list has a comma. */
  readonly trailingComma: boolean;
  /** What stands inside the braces of an object on one line. */
  readonly padding: string;
};

/** Objects and lists that fit into so many characters stay on one line. */
const longest = 44;

function scalar(value: string | number | boolean | null, style: LiteralStyle): string {
  if (typeof value === 'string') return style.string(value);
  if (typeof value === 'number') return style.number(value);
  return style.constants[value === null ? 'null' : value ? 'true' : 'false'];
}

/** @param depth levels around the value; its first line is not indented */
export function literal(value: Json, style: LiteralStyle, depth = 0): string {
  if (typeof value !== 'object' || value === null) return scalar(value, style);
  const isList = Array.isArray(value);
  const entries = isList
    ? (value as readonly Json[]).map((entry) => literal(entry, style, depth + 1))
    : Object.entries(value).map(([name, entry]) => `${style.key(name)}: ${literal(entry, style, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const padding = isList ? '' : style.padding;
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  // The outermost object is always broken, one field to a line.
  if (depth > 0 && line.length <= longest && !line.includes('\n')) return line;
  const space = ' '.repeat(style.indent * (depth + 1));
  const end = style.trailingComma ? ',' : '';
  return `${open}\n${entries.map((entry) => space + entry).join(',\n')}${end}\n${' '.repeat(style.indent * depth)}${close}`;
}

/** All lines but the first, moved to the right. */
export const moved = (text: string, spaces: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
