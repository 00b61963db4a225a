/** Creates a page for every record whose content type has a route, and for entries within records that have pages. */
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { changesPath, kindPath, listPagePath, updatesPath } from '../../lib/updates/update-addresses';
import { contentPages } from '../data/content-pages';
import { dataChanged } from '../data/data-version-cache';
import { contextOfHook, type ResolverContext, recordsOf } from '../data/resolver-context';
import { templateOf } from '../data/template-queries';
import { pagesFor } from '../update-lists/update-pages';

type Actions = Pick<CreatePagesArgs['actions'], 'createPage'>;

/** Creates the later pages of every list of updates: all, each kind, and each product. */
async function createFurtherPages({ createPage }: Actions, records: ResolverContext): Promise<void> {
  const updates = await recordsOf('Update', records);
  const kinds = (await recordsOf('UpdatesContent', records)).flatMap((page) => page.kinds);
  const lists = [
    { path: updatesPath, component: templateOf('UpdateKind'), count: updates.length, context: {} },
    ...kinds.map(({ id: slug }) => ({
      path: kindPath({ id: slug }),
      component: templateOf('UpdateKind'),
      count: updates.filter(({ kind }) => kind === slug).length,
      context: { slug },
    })),
    ...(await recordsOf('Product', records)).map(({ id, rail, fields: { slug } }) => ({
      path: changesPath(slug),
      component: templateOf('ProductChanges'),
      count: updates.filter(({ products = [] }) => products.includes(slug)).length,
      context: { id, rail, slug },
    })),
  ];
  for (const { path, component, count, context } of lists) {
    for (let page = 2; page <= pagesFor(count); page += 1)
      createPage({ path: listPagePath(path, page), component, context: { ...context, page } });
  }
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType }) => {
  dataChanged();
  const records = contextOfHook(getNodesByType);
  for (const { path, type, record, inner } of await contentPages(records)) {
    const { id, rail } = record;
    // The page query needs the rail as a variable: it can't read the record first.
    const context = { id, ...(rail === undefined ? {} : { rail }), ...(inner ? { slug: inner.slug } : {}) };
    const component = templateOf((inner && type.pagesOf?.name) ?? type.name);
    actions.createPage({ path, component, context });
  }
  await createFurtherPages(actions, records);
};
