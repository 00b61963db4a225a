/** Makes a page of every record whose content type has a route. */
import { resolve } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { type ContentType, contentTypes } from '../content-model/content-types';

type PageRecord = Node & { fields: { path: string } };

/** The template of a type: HomeContent → src/templates/home.tsx, CompanyPage → src/templates/company-page.tsx. */
const templateOf = ({ name }: ContentType): string => {
  const file = name
    .replace(/Content$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  return resolve('src/templates', `${file}.tsx`);
};

export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  for (const type of contentTypes.filter(({ route }) => route !== undefined)) {
    for (const node of getNodesByType(type.name) as PageRecord[]) {
      actions.createPage({ path: node.fields.path, component: templateOf(type), context: { id: node.id } });
    }
  }
};
