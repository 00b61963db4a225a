/** Makes a page of every record whose content type has a route, and of the entries within records that have pages. */
import { resolve } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { contentTypes } from '../../content-model/content-types';
import { innerRoutes } from '../../content-model/routes';
import { changesPath, kindPath, pagePath, updatesPath } from '../../lib/updates/update-addresses';
import { dataChanged } from '../data/data-version-cache';
import { pagesFor } from '../update-lists/update-pages';
import { createDerivedNodes } from './derived-nodes';

type PageRecord = Node & { fields?: { path: string; slug: string }; rail?: string };

/** The template of a type: HomeContent → src/templates/home.tsx, CompanyPage → src/templates/company-page.tsx. */
const templateOf = (name: string): string => {
  const file = name
    .replace(/Content$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  return resolve('src/templates', `${file}.tsx`);
};

type Create = Pick<Parameters<NonNullable<GatsbyNode['createPages']>>[0], 'actions' | 'getNodesByType'>;

type UpdateNode = Node & { kind?: string; products?: readonly string[] };

/** The pages after the first of every list of updates: of all, of each kind, and of each product. */
function createFurtherPages({ actions, getNodesByType }: Create): void {
  const updates = getNodesByType('Update') as UpdateNode[];
  const kinds = getNodesByType('UpdatesContent').flatMap(({ kinds }) => (kinds ?? []) as { id: string }[]);
  const products = (getNodesByType('Product') as PageRecord[]).flatMap(({ id, rail, fields }) =>
    fields ? [{ id, rail, slug: fields.slug }] : [],
  );
  const lists = [
    { path: updatesPath, component: templateOf('UpdateKind'), count: updates.length, context: {} },
    ...kinds.map(({ id: slug }) => ({
      path: kindPath({ id: slug }),
      component: templateOf('UpdateKind'),
      count: updates.filter(({ kind }) => kind === slug).length,
      context: { slug },
    })),
    ...products.map((context) => ({
      path: changesPath(context.slug),
      component: templateOf('ProductChanges'),
      count: updates.filter(({ products = [] }) => products.includes(context.slug)).length,
      context,
    })),
  ];
  for (const { path, component, count, context } of lists) {
    for (let page = 2; page <= pagesFor(count); page += 1)
      actions.createPage({ path: pagePath(path, page), component, context: { ...context, page } });
  }
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, getNodesByType } = args;
  dataChanged();
  for (const type of contentTypes.filter(({ route, pagesOf }) => route ?? pagesOf)) {
    for (const node of getNodesByType(type.name) as PageRecord[]) {
      const { id, fields, rail } = node;
      // Queries cannot look into a record before they ask for another, so its rail comes along.
      const context = rail === undefined ? { id } : { id, rail };
      if (fields) actions.createPage({ path: fields.path, component: templateOf(type.name), context });
      for (const { path, slug } of innerRoutes(type, fields?.slug ?? '', node)) {
        const component = templateOf(type.pagesOf?.name ?? type.name);
        actions.createPage({ path, component, context: { ...context, slug } });
      }
    }
  }
  createFurtherPages({ actions, getNodesByType });
  await createDerivedNodes(args);
};
