/** Formats JSON for readers: one field per line, small objects and lists on one line. Pure. */

/** The most characters of an object or list on one line. */
const longest = 44;

/** @param depth nesting level of the value; its first line isn't indented */
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
  // The outermost object always has one field per line.
  if (depth > 0 && line.length <= longest && !line.includes('\n')) return line;
  const space = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => space + entry).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Formats a JSON text. Throws a SyntaxError if it isn't JSON. */
export const prettyJson = (text: string): string => written(JSON.parse(text), 0);
