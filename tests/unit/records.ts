/** A data layer of a few records, for what is made of all of them. */
import type { ResolverContext } from '../../src/gatsby/words';

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {},
  emails: {},
};
const banks = { items: [], card_network: '' };

/** The record of a page at a path, with fields of its own. */
export const pageRecord = (path: string, fields: object): object => ({
  title: 'A title of {brand}',
  description: 'Of {brand}.',
  fields: { path, slug: path.replace(/^.*\//, '') },
  ...fields,
});

/** The context of a resolver that finds these records by their types; the brand is always there. */
export const contextOf = (records: Readonly<Record<string, object[]>>): ResolverContext => ({
  nodeModel: {
    findOne: async ({ type }) => (type === 'BrandContent' ? brand : banks),
    findAll: async ({ type }) => ({ entries: records[type] ?? [] }),
  },
});
