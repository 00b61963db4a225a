/** The names by which a page is meant, apart from the words that stand on it. */
import type { Element, Root } from 'hast';
import { elementsIn, firstElement, isTag } from '../post-build/elements';
import { lasting, nameOf, textOf } from './searchable';

/** "R03: No account" is named by its code alone too. */
const withCode = (name: string): string[] => [name, ...(/^(\S+): /.exec(name)?.slice(1) ?? [])];

/** Elements with `data-name` that no part of the page with an id holds name the page. */
function ownNames(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element' || lasting(child.properties.id)) return [];
    return [nameOf(child) ?? [], ownNames(child)].flat();
  });
}

const isRowHead = ({ tagName, properties }: Element): boolean =>
  tagName === 'dt' || (tagName === 'th' && properties.scope === 'row');

const unique = (names: readonly string[]): string[] => [...new Set(names.filter((name) => name !== ''))];

/** What a page is called, and the code that heads a row of its tables, such as a state: the row says what it means. */
export function namesOfPage(
  document: Root,
  given: readonly string[],
): { readonly own: readonly string[]; readonly rows: readonly string[] } {
  const main = firstElement(document, isTag('main'));
  const headings = elementsIn(document, isTag('h1')).map(textOf);
  const rows = elementsIn(document, isRowHead).flatMap((row) => elementsIn(row, isTag('code')).map(textOf));
  return {
    own: unique([...[...given, ...headings].flatMap(withCode), ...(main ? ownNames(main) : [])]),
    rows: unique(rows),
  };
}
