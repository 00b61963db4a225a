/**
 * Nodes for what a page shows from other records: one per variable and per sourced fact, one with what every text can refer to, and one per page
 * with its breadcrumbs, social card, facts and neighboring updates. A query that reads such a node depends only on that node, so a build runs
 * only the queries of pages for which one of these values changed. In development, queries compute the same values from
 * all records instead.
 */
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { breadcrumbsOf } from '../data/breadcrumbs';
import { contentPages } from '../data/content-pages';
import { type DerivedPage, derivedPageId } from '../data/derived-pages';
import { factIdsOfPage, plainFact, siteFactId } from '../data/fact-use';
import { contextOfHook, type ResolverContext, recordsOf } from '../data/resolver-context';
import { readVariables, siteIndexId, siteWordId } from '../data/variables';
import { cardOf } from '../social-cards/card-of-page';
import { neighborsOf } from '../update-lists/all-updates';

const pageType = 'DerivedPage';
const indexType = 'SiteIndex';
const wordType = 'SiteWord';
const factType = 'SiteFact';
const types = [pageType, indexType, wordType, factType];

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

/** Keeps the last build's nodes, on which queries depend, until `createDerivedNodes` compares them with the new ones. */
export function keepDerivedNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  if (!isBuild()) return;
  for (const type of types) for (const node of getNodesByType(type)) actions.touchNode(node);
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
  const { index, variables } = await readVariables(context);
  await create(siteIndexId, indexType, index);
  for (const [variable, word] of variables) await create(siteWordId(variable), wordType, { word });
  const facts = (await recordsOf('Fact', context)).filter(({ ours }) => !ours);
  for (const fact of facts) await create(siteFactId(fact.yamlId), factType, { fact: plainFact(fact) });
  for (const page of pages) await create(derivedPageId(page.path), pageType, page);
  const ids = new Set([
    siteIndexId,
    ...[...variables.keys()].map(siteWordId),
    ...facts.map(({ yamlId }) => siteFactId(yamlId)),
    ...pages.map(({ path }) => derivedPageId(path)),
  ]);
  for (const type of types)
    for (const node of getNodesByType(type)) if (!ids.has(node.id)) actions.deleteNode(node);
}
