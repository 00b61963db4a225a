/**
 * Nodes for what a page shows from other records: one with the site's variables, and one per page with its breadcrumbs,
 * social card, facts and neighboring updates. A query that reads such a node depends only on that node, so a build runs
 * only the queries of pages for which one of these values changed. In development, queries compute the same values from
 * all records instead.
 */
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { breadcrumbsOf } from '../data/breadcrumbs';
import { contentPages } from '../data/content-pages';
import { type DerivedPage, derivedPageId } from '../data/derived-pages';
import { factIdsOfPage } from '../data/fact-use';
import { contextOfHook, type ResolverContext } from '../data/resolver-context';
import { readVariables, siteVariablesId } from '../data/variables';
import { cardOf } from '../social-cards/card-of-page';
import { neighborsOf } from '../update-lists/all-updates';

const pageType = 'DerivedPage';
const wordsType = 'SiteWords';

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

/** Keeps the last build's nodes, on which queries depend, until `createDerivedNodes` compares them with the new ones. */
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

/** Creates the nodes, and deletes those of deleted pages. Call it when all records exist. */
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
  for (const page of pages) await create(derivedPageId(page.path), pageType, page);
  const ids = new Set(pages.map(({ path }) => derivedPageId(path)));
  for (const node of getNodesByType(pageType)) if (!ids.has(node.id)) actions.deleteNode(node);
}
