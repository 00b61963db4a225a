import { lastChange } from './last-change';
import { pageChanges } from './page-changes';
import type { ResolverContext } from './resolver-context';

jest.mock('./last-change', () => ({ lastChange: jest.fn() }));
const history = jest.mocked(lastChange);

const fields = (path: string) => ({ fields: { path, slug: path.replace(/^.*\//, '') } });
const update = (slug: string, date: string, kind: string, products: string[]) => ({
  ...fields(`/updates/${slug}`),
  date,
  kind,
  products,
});
const records: Record<string, object[]> = {
  FeesContent: [fields('/fees')],
  ApiResourceFile: [
    { fields: { slug: 'card' }, tags: [{ name: 'card', 'x-displayName': 'Cards', 'x-summary': 'A card.' }] },
  ],
  Product: [{ ...fields('/products/ach'), name: 'ACH' }],
  UpdatesContent: [
    {
      ...fields('/updates'),
      kinds: [
        { id: 'engineering', filter: 'Engineering', title: 'Engineering' },
        { id: 'stories', filter: 'Stories', title: 'Stories' },
      ],
    },
  ],
  Update: [update('old', '2025-02-05', 'engineering', ['ach']), update('new', '2026-05-20', 'stories', [])],
};
const context = {
  nodeModel: { findAll: async ({ type }: { type: string }) => ({ entries: records[type] ?? [] }) },
} as unknown as ResolverContext;

const changes = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await pageChanges(context)).map(({ path, changed }) => [path, changed]));

test('the day comes from the history of its file', async () => {
  history.mockImplementation(async (file) => (file === 'content/fees.yaml' ? '2026-11-01' : null));
  expect((await changes())['/fees']).toBe('2026-11-01');
});

test('the pages of the API reference have the days of their files, too', async () => {
  history.mockImplementation(async (file) =>
    file === 'content/api/resources/card.yaml' ? '2026-11-02' : null,
  );
  expect((await changes())['/documentation/api/cards']).toBe('2026-11-02');
});

test('without a history only updates and their lists have a day: that of publication', async () => {
  history.mockResolvedValue(null);
  expect(await changes()).toEqual({
    '/updates/old': '2025-02-05',
    '/updates/new': '2026-05-20',
    '/updates': '2026-05-20',
    '/updates/engineering': '2025-02-05',
    '/updates/stories': '2026-05-20',
    '/updates/products/ach': '2025-02-05',
  });
});

test('an update fixed after its date changed on that day; one written before its date changed on its date', async () => {
  history.mockImplementation(async (file) => (file.includes('updates/') ? '2025-06-01' : null));
  const { '/updates/old': old, '/updates/new': young } = await changes();
  expect([old, young]).toEqual(['2025-06-01', '2026-05-20']);
});
