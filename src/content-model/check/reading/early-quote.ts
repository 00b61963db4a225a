/** Finds quotes within a quoted YAML value, which end it too early. */
import { type Document, visit } from 'yaml';

type Text = { document: Document; source: string };

/** The quoted value that ends right before a position, on its line. */
function quotedBefore({ document, source }: Text, position: number): [from: number, to: number] | undefined {
  let found: [number, number] | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!type?.startsWith('QUOTE') || !range || range[1] > position) return;
      if (/^[ \t]*$/.test(source.slice(range[1], position))) found = [range[0], range[1]];
    },
  });
  return found;
}

/** How to quote a value that has quotes in it. */
function quotingFor(value: string, isShown: boolean): string {
  const opening = value[0] ?? '"';
  const isWrapped = value.length > 1 && value.endsWith(opening);
  const text = isWrapped ? value.slice(1, -1) : value;
  const other = opening === '"' ? "'" : '"';
  if (text.includes(other))
    return opening === '"'
      ? 'write \\" for each quote inside the value'
      : "write '' for each apostrophe inside the value";
  const shown = isShown ? text : '…';
  return `put the whole value in ${other === '"' ? 'double' : 'single'} quotes: ${other}${shown}${other}`;
}

/**
 * The quote that ends a value before its text does, and how to quote the value.
 * @param position where the parser finds text after the value
 */
export function earlyQuote(text: Text, position: number): { position: number; fix: string } | undefined {
  const quoted = quotedBefore(text, position);
  if (!quoted) return undefined;
  const [from, to] = quoted;
  const [value = ''] = text.source.slice(from).split('\n');
  const before = text.source.slice(text.source.lastIndexOf('\n', from) + 1, from);
  // Between brackets, only people see where the value ends.
  const isShown = value.length <= 60 && !/[[{]/.test(before);
  return { position: to - 1, fix: quotingFor(value.trim(), isShown) };
}
