import { breadcrumbsOf } from './breadcrumbs';
import type { ResolverContext } from './words';

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {},
  emails: {},
};
const node = (path: string, more: object) => ({
  title: 'A long title',
  description: 'About it.',
  fields: { path, slug: path.replace(/^.*\//, '') },
  ...more,
});
const records: Record<string, object[]> = {
  HomeContent: [node('/', {})],
  DocumentationContent: [node('/documentation', { crumb: 'Documentation' })],
  CodesPageContent: [node('/documentation/codes', { crumb: 'Codes' })],
  CodeNetwork: [
    node('/documentation/codes/ach-returns', {
      name: 'ACH return codes',
      codes: [{ slug: 'r03', code: 'R03', title: 'No account', meaning: 'There is none.' }],
    }),
  ],
  UpdatesContent: [
    node('/updates', {
      crumb: 'Updates',
      kinds: [{ id: 'engineering', filter: 'Engineering', description: 'Notes of engineers.' }],
    }),
  ],
  Product: [node('/products/wires', { name: 'Wires' })],
};
const context = {
  nodeModel: {
    findOne: async ({ type }: { type: string }) =>
      type === 'BrandContent' ? brand : { items: [], card_network: '' },
    findAll: async ({ type }: { type: string }) => ({ entries: records[type] ?? [] }),
  },
} as unknown as ResolverContext;

test.each([
  ['/', []],
  ['/documentation', ['Home', 'Documentation']],
  ['/documentation/', ['Home', 'Documentation']],
  [
    '/documentation/codes/ach-returns/r03',
    ['Home', 'Documentation', 'Codes', 'ACH return codes', 'R03: No account'],
  ],
  ['/updates/engineering', ['Home', 'Updates', 'Engineering']],
  // What lies between is no page, and no step of the way.
  ['/updates/products/wires', ['Home', 'Updates', 'What changed in wires']],
  ['/products/wires', ['Home', 'Wires']],
  ['/updates/page/2', []],
  ['/404.html', []],
])('the way to %s', async (path, names) => {
  expect((await breadcrumbsOf(path, context)).map(({ name }) => name)).toEqual(names);
});
