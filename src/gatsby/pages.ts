/** Makes a page of every record whose content type has a route, and of the entries within records that have pages. */
import { resolve } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { contentTypes } from '../content-model/content-types';
import { innerRoutes } from '../content-model/routes';

type PageRecord = Node & { fields?: { path: string; slug: string }; rail?: string };

/** The template of a type: HomeContent → src/templates/home.tsx, CompanyPage → src/templates/company-page.tsx. */
const templateOf = (name: string): string => {
  const file = name
    .replace(/Content$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  return resolve('src/templates', `${file}.tsx`);
};

export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
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
};
