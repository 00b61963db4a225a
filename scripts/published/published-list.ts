/** The list in content/published-pages.yaml. */
import { isSeq, parseDocument, type Scalar } from 'yaml';

/**
 * The file's text with more addresses, sorted. What it has stays, with its comments.
 * @param pages addresses, such as "/fees"; those that the list has are skipped
 * @returns also how many addresses were added, and how many the list has now
 * @throws if the file isn't YAML with a list of paths
 */
export function withPages(
  text: string,
  pages: readonly string[],
): { text: string; added: number; total: number } {
  const document = parseDocument<Scalar<string>>(text);
  const list = document.get('paths');
  const [error] = document.errors;
  if (error) throw error;
  if (!isSeq<Scalar<string>>(list)) throw new Error('content/published-pages.yaml has no list of paths.');
  const known = new Set(list.items.map(({ value }) => value));
  const added = [...new Set(pages)].filter((page) => !known.has(page));
  list.items.push(...added.map((page) => document.createNode(page)));
  list.items.sort((a, b) => (a.value < b.value ? -1 : 1));
  list.flow = false;
  return { text: document.toString({ lineWidth: 0 }), added: added.length, total: list.items.length };
}
