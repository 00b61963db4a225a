import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { listedPages } from './listed-pages';

const { context } = siteContext(['Product'], {
  ProductsPageContent: [pageRecord('/products', {})],
  SearchPageContent: [pageRecord('/search', {})],
  Article: [pageRecord('/documentation/fedach', { name: 'FedACH' })],
  CodeNetwork: [
    pageRecord('/documentation/codes/ach-returns', {
      name: 'ACH return codes',
      codes: [{ slug: 'r03', code: 'R03', title: 'No account', meaning: 'There is none.' }],
    }),
  ],
});

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
