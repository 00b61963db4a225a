import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toolEnv } from '../lib/env.mjs';
import { buildInputs } from './build-inputs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'build-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const restore = () => {
  write('src/gatsby/config.ts', 'export default {};');
  write('src/gatsby/hooks.ts', "import './words'; import 'gatsby'; export const build = 1;");
  write('src/gatsby/words.ts', 'export const words = 1;');
  write('src/templates/home.tsx', 'export default () => null;');
  write('src/gatsby-types.d.ts', 'type A = string;');
  write('content/home.yaml', 'title: Home');
  write('content/.schemas/home.json', '{}');
  write('package-lock.json', '{}');
};
beforeEach(restore);

const inputs = (env: NodeJS.ProcessEnv = {}, today = '2026-11-22', args: string[] = []) =>
  buildInputs(folder, args, { env, today });

test('the same files give the same hashes', async () => {
  expect(await inputs()).toEqual(await inputs());
});

test.each([
  ['content', true, () => write('content/home.yaml', 'title: House')],
  ['a new file', true, () => write('content/updates/new.md', 'New')],
  ['a component', false, () => write('src/templates/home.tsx', 'export default () => 1;')],
])('%s is an input, but Gatsby handles it', async (_what, isContent, change) => {
  const before = await inputs();
  change();
  const after = await inputs();
  expect(after.all).not.toBe(before.all);
  expect(after.source === before.source).toBe(isContent);
  expect(after.code).toBe(before.code);
});

test.each([
  ['code that runs at build, however deep', () => write('src/gatsby/words.ts', 'export const words = 2;')],
  ['a package', () => write('package-lock.json', '{"a":1}')],
])('%s causes a build from scratch', async (_what, change) => {
  const before = await inputs();
  change();
  expect((await inputs()).code).not.toBe(before.code);
});

test('a folder that was moved causes a build from scratch', async () => {
  const before = await inputs();
  const moved = mkdtempSync(join(tmpdir(), 'build-inputs-moved-'));
  try {
    cpSync(folder, moved, { recursive: true });
    expect((await buildInputs(moved, [], { env: {}, today: '2026-11-22' })).code).not.toBe(before.code);
  } finally {
    rmSync(moved, { recursive: true });
  }
});

test('settings and arguments cause a build from scratch, the day and the time are only inputs', async () => {
  const before = await inputs();
  expect((await inputs({ GATSBY_SOURCE_MAPS: '1' })).code).not.toBe(before.code);
  expect((await inputs({ SENTRY_AUTH_TOKEN: 'token' })).code).not.toBe(before.code);
  expect((await inputs({}, '2026-11-22', ['--prefix-paths'])).code).not.toBe(before.code);
  const reporting = await inputs({ GATSBY_SENTRY_DSN: 'https://key@errors.example/1' });
  expect(reporting.code).toBe(before.code);
  expect(reporting.all).not.toBe(before.all);
  for (const later of [await inputs({}, '2026-11-23'), await inputs({ SOURCE_DATE_EPOCH: '1795000000' })]) {
    expect(later.code).toBe(before.code);
    expect(later.all).not.toBe(before.all);
  }
});

test.each([
  ['generated types', () => write('src/gatsby-types.d.ts', 'type B = string;')],
  ['schemas for text editors', () => write('content/.schemas/home.json', '{"a":1}')],
  ['tests', () => write('src/templates/home.test.tsx', 'test')],
])("%s aren't read by a build", async (_what, change) => {
  const before = await inputs();
  change();
  expect(await inputs()).toEqual(before);
});

test('a missing module is reported by name', async () => {
  write('src/gatsby/hooks.ts', "import './lost';");
  await expect(inputs()).rejects.toThrow('./lost');
});

test('a build started by another of the site’s tools has the same settings', async () => {
  const env = toolEnv({});
  expect((await inputs(toolEnv(env))).code).toBe((await inputs(env)).code);
});

test('the rest of the history of a shallow clone is an input, since pages show when they changed', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'A');
  const shallow = join(folder, '.git', 'shallow');
  writeFileSync(shallow, git('rev-parse', 'HEAD'));
  const before = await inputs();
  rmSync(shallow);
  const after = await inputs();
  expect(after.all).not.toBe(before.all);
  expect(after.code).toBe(before.code);
});
