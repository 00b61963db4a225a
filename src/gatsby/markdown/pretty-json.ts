/** JSON as a reader wants it: fields on lines, small objects and lists on one. Pure. */

/** Objects and lists that fit into so many characters stay on one line. */
const longest = 44;

/** @param depth levels around the value; its first line is not indented */
function written(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry) => written(entry, depth + 1))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${written(entry, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const padding = isList ? '' : ' ';
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  // The outermost object is always broken, one field to a line.
  if (depth > 0 && line.length <= longest && !line.includes('\n')) return line;
  const space = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => space + entry).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Lays out a text of JSON. Throws where it is none. */
export const prettyJson = (text: string): string => written(JSON.parse(text), 0);
