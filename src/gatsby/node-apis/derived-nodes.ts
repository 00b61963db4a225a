/**
 * Nodes for what a page shows of other records: one with the words of the site, and one for each page with the way to it, its
 * social card, its figures and the updates beside it. A query that reads such a node depends on it alone, so a build runs
 * only the queries of pages for which any of it has changed. While the site is developed there are none of these nodes, and
 * queries compute the same values from all records.
 */
import type { CreatePagesArgs, Node, SourceNodesArgs } from 'gatsby';
import { breadcrumbsOf, type Crumb } from '../data/breadcrumbs';
import { contentPages, pathAbove } from '../data/content-pages';
import { factIdsOfPage } from '../data/fact-use';
import { contextOfHook, type ResolverContext } from '../data/resolver-context';
import { readVariables, siteVariablesId } from '../data/variables';
import { cardOf } from '../social-cards/card-of-page';
import type { SocialCardInput } from '../social-cards/format';
import { type Neighbors, neighborsOf } from '../update-lists/all-updates';

/** What is known of a page beside its own record. */
export type DerivedPage = Neighbors & {
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly card: SocialCardInput;
  /** The ids of the facts that the page shows. */
  readonly facts: readonly string[];
};

const pageType = 'DerivedPage';
const wordsType = 'SiteWords';

const idOf = (path: string): string => `derived page ${path}`;

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

/** Keeps the nodes of the last build, on which queries depend, until `createDerivedNodes` compares them with new ones. */
export function keepDerivedNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  if (!isBuild()) return;
  for (const type of [pageType, wordsType]) for (const node of getNodesByType(type)) actions.touchNode(node);
}

type CreateArgs = Pick<CreatePagesArgs, 'actions' | 'getNodesByType' | 'createContentDigest'>;

async function derivedPages(context: ResolverContext): Promise<DerivedPage[]> {
  const derived: DerivedPage[] = [];
  for (const { path, record } of await contentPages(context)) {
    derived.push({
      path,
      crumbs: await breadcrumbsOf(path, context),
      card: await cardOf(path, context),
      facts: await factIdsOfPage(path, context),
      ...(await neighborsOf(record.id, context)),
    });
  }
  return derived;
}

/** Creates the nodes, and deletes those of pages that are gone. To be called when all records are there. */
export async function createDerivedNodes({
  actions,
  getNodesByType,
  createContentDigest,
}: CreateArgs): Promise<void> {
  if (!isBuild()) return;
  const context = contextOfHook(getNodesByType);
  const pages = await derivedPages(context);
  const create = (id: string, type: string, record: object) =>
    actions.createNode({ ...record, id, internal: { type, contentDigest: createContentDigest(record) } });
  await create(siteVariablesId, wordsType, await readVariables(context));
  for (const page of pages) await create(idOf(page.path), pageType, page);
  const ids = new Set(pages.map(({ path }) => idOf(path)));
  for (const node of getNodesByType(pageType)) if (!ids.has(node.id)) actions.deleteNode(node);
}

/** The node of the page at a path, or of the nearest page above it; undefined if there are no such nodes. */
export function derivedPageAt(path: string, { nodeModel }: ResolverContext): DerivedPage | undefined {
  for (let at = path.replace(/\/$/, ''); ; at = pathAbove(at)) {
    const node = nodeModel.getNodeById?.({ id: idOf(at || '/') }) as (Node & DerivedPage) | null | undefined;
    if (node || at === '') return node ?? undefined;
  }
}
