import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTimeType, siteInputsType } from '../data/site-inputs';
import { sourceNodes } from './source-nodes';

jest.mock('../data/last-change', () => ({
  lastChange: async (file: string) => days[file] ?? null,
}));
const days: Record<string, string> = {};

const folder = mkdtempSync(join(tmpdir(), 'source-nodes-'));
const home = process.cwd();

/** The digests of the nodes of one run, by type. */
async function run(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  type Made = { internal: { type: string; contentDigest: string } };
  const createNode = ({ internal }: Made) => {
    digests[internal.type] = internal.contentDigest;
  };
  const createContentDigest = (record: object) => JSON.stringify(record);
  await sourceNodes?.({ actions: { createNode }, createContentDigest } as never, { plugins: [] }, () => {});
  return digests;
}

beforeAll(() => {
  mkdirSync(join(folder, 'content', 'updates'), { recursive: true });
  writeFileSync(join(folder, 'content', 'updates', 'a.md'), 'a');
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  delete process.env.SOURCE_DATE_EPOCH;
  rmSync(folder, { recursive: true });
});

test('pages are built again after the first commit of a Markdown file, and not if nothing has changed', async () => {
  const before = await run();
  expect((await run())[siteInputsType]).toBe(before[siteInputsType]);
  days['content/updates/a.md'] = '2026-03-04';
  expect((await run())[siteInputsType]).not.toBe(before[siteInputsType]);
});

test('every build has another time, unless SOURCE_DATE_EPOCH sets it', async () => {
  process.env.SOURCE_DATE_EPOCH = '1795000000';
  expect((await run())[buildTimeType]).toContain('2026-11-18T11:06:40.000Z');
});
