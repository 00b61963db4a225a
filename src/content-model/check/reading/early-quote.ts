/** Finds quotes within a quoted YAML value, which end it too early. */
import { type Document, isCollection, visit } from 'yaml';

type Text = { document: Document; source: string };

/** A quoted value: where it starts and ends, and whether it's between braces or brackets. */
type Quoted = { readonly from: number; readonly to: number; readonly isInFlow: boolean };

/** The quoted value that ends right before a position, on its line. */
function quotedBefore({ document, source }: Text, position: number): Quoted | undefined {
  let found: Quoted | undefined;
  visit(document, {
    Scalar(_key, { type, range }, ancestors) {
      if (!type?.startsWith('QUOTE') || !range || range[1] > position) return;
      if (!/^[ \t]*$/.test(source.slice(range[1], position))) return;
      const isInFlow = ancestors.some((around) => isCollection(around) && around.flow === true);
      found = { from: range[0], to: range[1], isInFlow };
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
 * The same for a value with a colon behind the quote, so that the parser reads the value as a name.
 * @param position where the parser finds the name
 */
export function earlyQuoteOfName(
  source: string,
  position: number,
): { position: number; fix: string } | undefined {
  const [row = ''] = source.slice(position).split('\n');
  const [quoted] = /^(?:"[^"]*"|'[^']*')(?=\S)/.exec(row) ?? [];
  if (quoted === undefined) return undefined;
  return { position: position + quoted.length - 1, fix: quotingFor(row.trim(), row.trim().length <= 60) };
}

/**
 * The quote that ends a value before its text does, and how to quote the value.
 * @param position where the parser finds text after the value
 */
export function earlyQuote(text: Text, position: number): { position: number; fix: string } | undefined {
  const quoted = quotedBefore(text, position);
  if (!quoted) return undefined;
  const { from, to, isInFlow } = quoted;
  const [row = ''] = text.source.slice(from).split('\n');
  const value = isInFlow ? row.trim().replace(/(["']),$/, '$1') : row.trim();
  // A value between braces is known to end where its line does only if nothing in it looks like its end.
  const isWhole = !isInFlow || (value.endsWith(value.charAt(0)) && !/["'] ?[,\]}]/.test(value));
  return { position: to - 1, fix: quotingFor(value, isWhole && value.length <= 60) };
}
