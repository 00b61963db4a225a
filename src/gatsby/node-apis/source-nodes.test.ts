import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAt, changeOfFile } from '../data/build-nodes';
import { sourceNodes } from './source-nodes';

const folder = mkdtempSync(join(tmpdir(), 'source-nodes-'));
const home = process.cwd();

/** The nodes of one run, and a model that finds them. */
async function run() {
  const nodes = new Map<string, { id: string; internal: { contentDigest: string } }>();
  const actions = { createNode: (node: never) => nodes.set((node as { id: string }).id, node) };
  const createContentDigest = (record: object) => JSON.stringify(record);
  await sourceNodes?.({ actions, createContentDigest } as never, { plugins: [] }, () => {});
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null } };
  return { nodes, context };
}

beforeAll(() => {
  mkdirSync(join(folder, 'content', 'updates'), { recursive: true });
  writeFileSync(join(folder, 'content', 'updates', 'new.md'), 'new');
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  delete process.env.SOURCE_DATE_EPOCH;
  rmSync(folder, { recursive: true });
});

test('a file without a commit has a node, so that its page depends on its first commit', async () => {
  const { nodes, context } = await run();
  expect([...nodes.keys()]).toContain('last change of content/updates/new.md');
  expect(await changeOfFile('content/updates/new.md', context)).toBeNull();
  expect(await changeOfFile('content/updates/unknown.md', context)).toBeNull();
});

test('the build time is a node that every build changes, unless it’s set', async () => {
  const { context } = await run();
  expect(Math.abs(Date.parse(await builtAt(context)) - Date.now())).toBeLessThan(600_000);
  process.env.SOURCE_DATE_EPOCH = '1795000000';
  const [one, other] = [await run(), await run()];
  expect(await builtAt(one.context)).toBe('2026-11-18T11:06:40.000Z');
  expect(one.nodes).toEqual(other.nodes);
});

test('a commit changes only the node of its file', async () => {
  // The history is read once per process, as in a build, so this test needs its own file.
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  git('init', '--quiet');
  jest.resetModules();
  const fresh = await import('./source-nodes');
  writeFileSync(join(folder, 'content', 'updates', 'old.md'), 'old');
  git('add', 'content/updates/old.md');
  git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@site.example',
    'commit',
    '--quiet',
    '--message',
    'Old',
    '--date',
    '2026-03-04T12:00:00Z',
  );
  const nodes = new Map<string, { day?: string | null }>();
  const actions = { createNode: (node: { id: string }) => nodes.set(node.id, node as never) };
  await fresh.sourceNodes?.({ actions, createContentDigest: () => '' } as never, { plugins: [] }, () => {});
  expect(nodes.get('last change of content/updates/old.md')?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(nodes.get('last change of content/updates/new.md')?.day).toBeNull();
});
