import { readdirSync } from 'node:fs';
import { lastChange } from './last-change';
import { dayOfLastChange, sourceNodes } from './source-nodes';

jest.mock('./last-change', () => ({ lastChange: jest.fn() }));
const days = jest.mocked(lastChange);

type Record = { id: string; day: string; internal: { contentDigest: string } };

/** What Gatsby's data holds after sourcing. */
async function sourced(): Promise<ReadonlyMap<string, Record>> {
  const records = new Map<string, Record>();
  const createNode = (record: Record) => records.set(record.id, record);
  const args = { actions: { createNode }, createContentDigest: (day: string) => `digest of ${day}` };
  await sourceNodes?.(args as never, { plugins: [] }, () => {});
  return records;
}

const contextOf = (records: ReadonlyMap<string, Record>) => ({
  nodeModel: {
    findOne: async ({ query }: { query?: object }) =>
      records.get((query as { filter: { id: { eq: string } } }).filter.id.eq) ?? null,
    findAll: async () => ({ entries: [] }),
  },
});

const [name] = readdirSync('content/updates').filter((file) => file.endsWith('.md'));
const update = `content/updates/${name}`;

test('a page gets the day of the last change of its file', async () => {
  days.mockResolvedValue('2026-11-20');
  expect(await dayOfLastChange(update, contextOf(await sourced()))).toBe('2026-11-20');
});

test('a file that the history does not know has no day', async () => {
  days.mockResolvedValue(null);
  const context = contextOf(await sourced());
  expect(await dayOfLastChange(update, context)).toBeNull();
  expect(await dayOfLastChange('content/updates/unknown.md', context)).toBeNull();
});

test('a commit changes the record, which Gatsby tells by its digest', async () => {
  const digests = async () =>
    new Set([...(await sourced()).values()].map((record) => record.internal.contentDigest));
  days.mockResolvedValue('2026-11-20');
  const before = await digests();
  days.mockResolvedValue('2026-11-21');
  expect(await digests()).not.toEqual(before);
});
