/** Reads what a page shows from other records, from the nodes that node-apis/derived-nodes.ts creates. */
import type { SocialCardInput } from '../social-cards/format';
import type { Neighbors } from '../update-lists/all-updates';
import type { Crumb } from './breadcrumbs';
import { pathAbove } from './content-pages';
import { nodeAt, type ResolverContext } from './resolver-context';

/** What a page shows besides its own record. */
export type DerivedPage = Neighbors & {
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly card: SocialCardInput;
  /** The IDs of the facts that the page shows. */
  readonly facts: readonly string[];
};

/** The ID of a page's node. */
export const derivedPageId = (path: string): string => `derived page ${path}`;

/** The node of the page at a path, or of its nearest ancestor with a node; undefined in development. */
export function derivedPageAt(path: string, context: ResolverContext): DerivedPage | undefined {
  for (let at = path.replace(/\/$/, ''); ; at = pathAbove(at)) {
    const node = nodeAt<DerivedPage>(derivedPageId(at || '/'), context);
    if (node || at === '') return node;
  }
}
