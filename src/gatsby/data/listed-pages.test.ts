import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { breadcrumbsOf, listedPages } from './listed-pages';

const { context } = siteContext(['Product'], {
  ProductsPageContent: [pageRecord('/products', {})],
  SearchPageContent: [pageRecord('/search', {})],
  Article: [pageRecord('/documentation/fedach', { name: 'FedACH', keywords: ['Same Day ACH'] })],
  CodeNetwork: [
    pageRecord('/documentation/codes/ach-returns', {
      name: 'ACH return codes',
      codes: [
        {
          slug: 'r03',
          code: 'R03',
          reason: 'no_account',
          title: 'No account',
          meaning: 'It does not exist.',
        },
      ],
    }),
  ],
});

test('every page except the list itself, by its name or title, including pages within a record, sorted by address', async () => {
  expect(await listedPages(context)).toEqual([
    {
      path: '/documentation/codes/ach-returns',
      name: 'ACH return codes',
      description: 'Of Halyard.',
      section: 'codes',
      title: 'A title of Halyard',
      keywords: [],
    },
    {
      path: '/documentation/codes/ach-returns/r03',
      name: 'R03: No account',
      description: 'It does not exist.',
      section: 'codes',
      title: 'R03: No account',
      keywords: [],
    },
    {
      path: '/documentation/fedach',
      name: 'FedACH',
      description: 'Of Halyard.',
      section: 'documentation',
      title: 'A title of Halyard',
      keywords: ['Same Day ACH'],
    },
    {
      path: '/products',
      name: 'A title of Halyard',
      description: 'Of Halyard.',
      section: 'products',
      title: 'A title of Halyard',
      keywords: [],
    },
  ]);
});

test.each([
  ['/', []],
  ['/products/', ['Home', 'A title of Halyard']],
  // The segments between have no page, so they have no breadcrumb.
  ['/documentation/codes/ach-returns/r03', ['Home', 'ACH return codes', 'R03: No account']],
  ['/updates/page/2', []],
  ['/404.html', []],
])('the breadcrumbs of %s', async (path, names) => {
  expect((await breadcrumbsOf(path, context)).map(({ name }) => name)).toEqual(names);
});
