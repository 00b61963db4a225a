/** Writes YAML as editors do, and adds entries to lists without touching the rest of a file. */
import { Document, isCollection, isNode, isSeq, type Pair, parseDocument, visit } from 'yaml';

type Path = readonly (string | number)[];

const style = { lineWidth: 0, flowCollectionPadding: true } as const;

/** Lists of words are written on one line: `products: [ach, wires]`. */
const isFlow = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object');

/** A record as YAML. Values that are undefined are left out. */
export function yamlOf(record: object): string {
  const document = new Document(JSON.parse(JSON.stringify(record)), { version: '1.2' });
  visit(document, {
    Pair(_key, { value }: Pair) {
      if (isCollection(value) && isFlow(value.toJSON())) value.flow = true;
    },
  });
  return document.toString({ ...style, flowCollectionPadding: false });
}

/** A record on one line: `{ name: ACH, href: /products/ach }`. */
function lineOf(record: object): string {
  const document = new Document(record);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString(style).trim();
}

/** How to add an entry. */
type EntryStyle = {
  /** The index of the entry above; by default the last. */
  after?: number;
  /** On one line. */
  flow?: boolean;
};

/**
 * A file's text with one more entry in a list.
 * @param path of the list
 */
export function withEntry(
  text: string,
  path: Path,
  record: object,
  { after, flow = false }: EntryStyle = {},
): string {
  const document = parseDocument(text);
  const list = path.length === 0 ? document.contents : document.getIn(path, true);
  const items = isSeq(list) ? list.items : [];
  const above = items[after ?? items.length - 1];
  if (!isNode(above) || !above.range) throw new Error(`There is no list at ${path.join('.')}.`);
  const [start, end] = above.range;
  const dash = text.lastIndexOf('-', start);
  const indent = ' '.repeat(dash - text.lastIndexOf('\n', dash) - 1);
  const lines = flow ? [lineOf(record)] : yamlOf(record).trimEnd().split('\n');
  const written = lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}`.trimEnd());
  const found = text.indexOf('\n', text.slice(0, end).trimEnd().length);
  const place = found < 0 ? text.length : found;
  // Entries with an empty line between them get one more.
  const hasGap = /\n\s*\n *- /.test(text.slice(0, dash + 2).slice(-40 - indent.length)) && path.length === 0;
  return `${text.slice(0, place)}\n${hasGap ? '\n' : ''}${written.join('\n')}${text.slice(place)}`;
}
