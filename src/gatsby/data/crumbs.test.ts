import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { breadcrumbsOf } from './listed-pages';

const { context } = siteContext([], {
  HomeContent: [pageRecord('/', {})],
  DocumentationContent: [pageRecord('/documentation', { crumb: 'Documentation' })],
  CodesPageContent: [pageRecord('/documentation/codes', { crumb: 'Codes' })],
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
  UpdatesContent: [
    pageRecord('/updates', {
      crumb: 'Updates',
      kinds: [{ id: 'engineering', filter: 'Engineering', description: 'Notes of engineers.' }],
    }),
  ],
  Product: [pageRecord('/products/wires', { name: 'Wires' })],
});

test.each([
  ['/', []],
  ['/documentation', ['Home', 'Documentation']],
  ['/documentation/', ['Home', 'Documentation']],
  [
    '/documentation/codes/ach-returns/r03',
    ['Home', 'Documentation', 'Codes', 'ACH return codes', 'R03: No account'],
  ],
  ['/updates/engineering', ['Home', 'Updates', 'Engineering']],
  // The segment between has no page, so it has no breadcrumb.
  ['/updates/products/wires', ['Home', 'Updates', 'What changed in wires']],
  ['/products/wires', ['Home', 'Wires']],
  ['/updates/page/2', []],
  ['/404.html', []],
])('the breadcrumbs of %s', async (path, names) => {
  expect((await breadcrumbsOf(path, context)).map(({ name }) => name)).toEqual(names);
});
