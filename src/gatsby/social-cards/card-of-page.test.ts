import type { ResolverContext } from '../data/resolver-context';
import { cardOf } from './card-of-page';
import type { SocialCardInput } from './format';

const fields = (path: string) => ({ fields: { path, slug: path.replace(/^.*\//, '') } });
const records: Record<string, Record<string, unknown>[]> = {
  BrandContent: [
    {
      name: 'Halyard',
      legal_name: 'Halyard, Inc.',
      url: 'https://halyard.example',
      urls: {},
      emails: {},
      social_card: { headline: 'Every rail of {brand}.', caption: 'One API.' },
    },
  ],
  BanksContent: [{ items: [], card_network: '' }],
  HomeContent: [{ ...fields('/'), title: 'Banking APIs' }],
  SearchPageContent: [
    {
      ...fields('/search'),
      title: 'Everything on this site',
      sections: [
        { id: 'documentation', name: 'Documentation' },
        { id: 'api', name: 'API reference' },
        { id: 'codes', name: 'Codes' },
        { id: 'updates', name: 'Updates' },
        { id: 'products', name: 'Products' },
        { id: 'company', name: 'Company' },
      ],
    },
  ],
  SolutionsPageContent: [
    { ...fields('/solutions'), title: 'Solutions', products: { title: 'A part about products' } },
  ],
  UpdatesContent: [
    {
      ...fields('/updates'),
      title: 'All updates',
      kinds: [{ id: 'rules', name: 'Network rule', filter: 'Rules' }],
    },
  ],
  Product: [
    { ...fields('/products/ach'), title: 'ACH API', name: 'ACH', rail: 'ach' },
    { ...fields('/products/wires'), title: 'Wire API', name: 'Wires', rail: 'wires' },
  ],
  Solution: [
    { ...fields('/solutions/payroll'), title: 'Payroll API', name: 'Payroll', products: ['wires', 'ach'] },
  ],
  Article: [
    { ...fields('/documentation/fedach'), title: 'FedACH at {brand}', name: 'FedACH', rail: 'ach' },
    { ...fields('/documentation/errors'), title: 'Errors', name: 'Errors' },
  ],
  Update: [
    {
      ...fields('/updates/reversals'),
      title: 'Wires say why',
      date: '2026-05-20',
      kind: 'rules',
      products: ['wires'],
    },
  ],
  CodeNetwork: [
    {
      ...fields('/documentation/codes/ach-returns'),
      title: 'ACH return codes and what to do',
      name: 'ACH return codes',
      rail: 'ach',
      codes: [
        {
          slug: 'r03',
          code: 'R03',
          reason: 'no_account',
          title: 'No account',
          meaning: 'It does not exist.',
        },
      ],
    },
  ],
  ApiDescription: [{ 'x-tagGroups': [{ tags: ['wire_transfer'], 'x-rail': 'wires' }] }],
  ApiResourceFile: [{ tags: [{ name: 'wire_transfer', 'x-displayName': 'Wire transfers' }] }],
};

type Query = { type: string; query?: { filter: { fields: { path: { eq: string } } } } };

const context = {
  nodeModel: {
    findOne: async ({ type, query }: Query) => {
      const path = query?.filter.fields.path.eq;
      return (
        (records[type] ?? []).find(
          (record) => path === undefined || (record.fields as { path: string } | undefined)?.path === path,
        ) ?? null
      );
    },
    findAll: async ({ type }: { type: string }) => ({ entries: records[type] ?? [] }),
  },
} as unknown as ResolverContext;

const masthead = { brand: 'Halyard', url: 'halyard.example' };
const siteCard = { ...masthead, title: 'Every rail of Halyard.', caption: 'One API.', rails: [] };

/** The content of the card of the page at a path. */
const cardAt = (path: string): Promise<SocialCardInput> => cardOf(path, context);

test.each<[string, string, Partial<SocialCardInput>]>([
  ['a product', '/products/ach', { title: 'ACH API', eyebrow: 'Products / ACH', rails: ['ach'] }],
  [
    'a solution',
    '/solutions/payroll',
    { title: 'Payroll API', eyebrow: 'Solutions / Payroll', rails: ['wires', 'ach'] },
  ],
  [
    'an article',
    '/documentation/fedach',
    { title: 'FedACH at Halyard', eyebrow: 'Documentation', rails: ['ach'] },
  ],
  [
    'an article without a rail',
    '/documentation/errors',
    { title: 'Errors', eyebrow: 'Documentation', rails: [] },
  ],
  [
    'an update',
    '/updates/reversals',
    { title: 'Wires say why', eyebrow: 'Network rule · May 20, 2026', rails: ['wires'] },
  ],
  [
    'a code',
    '/documentation/codes/ach-returns/r03',
    { title: 'No account', eyebrow: 'ACH return codes', sign: 'R03', rails: ['ach'] },
  ],
  [
    'the codes of a network',
    '/documentation/codes/ach-returns',
    { title: 'ACH return codes and what to do', eyebrow: 'Codes', rails: ['ach'] },
  ],
  [
    'a resource of the API',
    '/documentation/api/wire-transfers',
    { title: 'Wire transfers', eyebrow: 'API reference', rails: ['wires'] },
  ],
  ['a page with a part about products', '/solutions', { title: 'Solutions', eyebrow: 'Products', rails: [] }],
  ['a list', '/updates', { title: 'All updates', eyebrow: 'Updates', rails: [] }],
])('the card of %s describes its page', async (_, path, card) => {
  expect(await cardAt(path)).toEqual({ ...masthead, ...card });
});

test.each([
  ['the home page', '/'],
  ['a missing page', '/404'],
])('%s has the card of the site', async (_, path) => {
  expect(await cardAt(path)).toEqual(siteCard);
});

test('a page without its own text has the card of its parent page', async () => {
  expect(await cardAt('/updates/page/2')).toEqual(await cardAt('/updates'));
});
