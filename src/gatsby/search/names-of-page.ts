/** The names that identify a page in search, separate from its text. */
import type { Element, Root } from 'hast';
import { elementsIn, firstElement, isTag } from '../post-build/elements';
import { lasting, nameOf, textOf } from './searchable';

/** "R03: No account" is also found by its code and by its meaning. */
const withCode = (name: string): string[] => [name, ...(/^(\S+): (.+)/.exec(name)?.slice(1) ?? [])];

/** Elements with `data-name` name the page unless they're in a part with an ID. */
function ownNames(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element' || lasting(child.properties.id)) return [];
    return [nameOf(child) ?? [], ownNames(child)].flat();
  });
}

const isRowHead = ({ tagName, properties }: Element): boolean =>
  tagName === 'dt' || (tagName === 'th' && properties.scope === 'row');

const unique = (names: readonly string[]): string[] => [...new Set(names.filter((name) => name !== ''))];

/** A page's names, and the codes in the row headers of its tables, such as states: the row explains them. */
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
