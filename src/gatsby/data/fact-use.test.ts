import { siteContext } from '../../../tests/unit/site-records';
import { factUses } from './fact-use';

const at = (path: string) => ({ path, slug: path.slice(path.lastIndexOf('/') + 1) });

const records = {
  Product: [
    {
      fields: at('/products/ach'),
      title: 'ACH',
      rail: 'ach',
      tag: '{fact:windows} windows',
      lede: '{fact:lede}',
    },
    { fields: at('/products/rtp'), title: 'RTP', rail: 'rtp', tag: '{fact:hours}', products: [] },
  ],
  Rail: [
    {
      rail: 'ach',
      services: [
        { id: 'same-day', limit: 'ceiling', returns: { banking_days: 'days' } },
        { id: 'standard', cutoff: 'cutoff' },
      ],
    },
    { rail: 'rtp', services: [{ id: 'rtp', limit: 'rtp-ceiling' }] },
  ],
  DeparturesContent: [{ services: ['same-day'] }],
  DisclosuresContent: [
    { general: ['{brand}'], fdic_status: ['Up to {fact:maximum}.'], deposit_placement: ['{fact:no}'] },
  ],
  Solution: [{ fields: at('/solutions/payroll'), title: 'Payroll', products: ['rtp'] }],
  HomeContent: [{ fields: at('/'), title: 'Home', lede: '{clock:opens}' }],
  FeesContent: [{ fields: at('/fees'), title: 'Fees', disclosures: ['fdic_status'] }],
  ProductsPageContent: [{ fields: at('/products'), title: 'Products' }],
  SolutionsPageContent: [{ fields: at('/solutions'), title: 'Solutions' }],
  Update: [
    { fields: at('/updates/old'), title: 'Old', date: '2026-01-01', summary: '{fact:old}' },
    ...[2, 3, 4].map((month) => ({
      fields: at(`/updates/${month}`),
      title: 'New',
      date: `2026-0${month}-01`,
    })),
  ],
  UpdatesContent: [{ fields: at('/updates'), title: 'Updates' }],
};

const idsOf = async (path: string): Promise<readonly string[] | undefined> => {
  const uses = await factUses(siteContext([], records).context);
  return uses.find((use) => use.path === path)?.ids;
};

test.each([
  [
    'a product: its own words and its rail',
    '/products/ach',
    ['windows', 'lede', 'ceiling', 'days', 'cutoff'],
  ],
  ['a solution: the cards of its products', '/solutions/payroll', ['hours']],
  [
    'the home page: every service and the cards, but no older update',
    '/',
    ['opens', 'ceiling', 'windows', 'hours', 'cutoff', 'days', 'rtp-ceiling'],
  ],
  ['the fees: the disclosure', '/fees', ['maximum']],
  [
    'all products: their cards and every service',
    '/products',
    ['windows', 'hours', 'ceiling', 'days', 'cutoff', 'rtp-ceiling'],
  ],
  ['all solutions: no cards of products', '/solutions', []],
  ['an update', '/updates/old', ['old']],
  ['the list of updates', '/updates', ['old']],
  ['a page without figures', '/updates/4', []],
])('%s', async (_page, path, ids) => {
  expect([...((await idsOf(path)) ?? ['no such page'])].sort()).toEqual([...ids].sort());
});

test("the list of updates excludes updates that are on later pages of it and of their kind's list", async () => {
  const notes = Array.from({ length: 21 }, (_, index) => ({
    fields: at(`/updates/${index}`),
    title: 'Note',
    kind: 'notes',
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    summary: `{fact:note-${index}}`,
  }));
  const UpdatesContent = [{ fields: at('/updates'), title: 'Updates', kinds: [{ id: 'notes' }] }];
  const uses = await factUses(siteContext([], { ...records, Update: notes, UpdatesContent }).context);
  const ids = uses.find(({ path }) => path === '/updates')?.ids;
  expect(ids).toHaveLength(20);
  expect(ids).not.toContain('note-0');
});
