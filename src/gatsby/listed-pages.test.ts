import { listedPages } from './listed-pages';
import type { ResolverContext } from './words';

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {},
  emails: {},
};
const banks = { items: [], card_network: '' };
const node = (path: string, more: object) => ({
  title: 'A title of {brand}',
  description: 'Of {brand}.',
  fields: { path, slug: path.replace(/^.*\//, '') },
  ...more,
});
const records: Record<string, object[]> = {
  ProductsPageContent: [node('/products', {})],
  SearchPageContent: [node('/search', {})],
  Article: [node('/documentation/fedach', { name: 'FedACH' })],
  CodeNetwork: [
    node('/documentation/codes/ach-returns', {
      name: 'ACH return codes',
      codes: [{ slug: 'r03', code: 'R03', title: 'No account', meaning: 'There is none.' }],
    }),
  ],
};
const context = {
  nodeModel: {
    findOne: async ({ type }: { type: string }) => (type === 'BrandContent' ? brand : banks),
    findAll: async ({ type }: { type: string }) => ({ entries: records[type] ?? [] }),
  },
} as unknown as ResolverContext;

test('every page but the list itself, by its name or title, with the pages within a record, in the order of addresses', async () => {
  expect(await listedPages(context)).toEqual([
    {
      path: '/documentation/codes/ach-returns',
      name: 'ACH return codes',
      description: 'Of Halyard.',
      section: 'codes',
    },
    {
      path: '/documentation/codes/ach-returns/r03',
      name: 'R03: No account',
      description: 'There is none.',
      section: 'codes',
    },
    { path: '/documentation/fedach', name: 'FedACH', description: 'Of Halyard.', section: 'documentation' },
    { path: '/products', name: 'A title of Halyard', description: 'Of Halyard.', section: 'products' },
  ]);
});
