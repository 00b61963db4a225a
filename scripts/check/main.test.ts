import fs, { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CachePlace } from '../../src/content-model/check/cache/check-cache';
import { contentCacheAt } from '../../tests/unit/check-cache';
import { main } from './main';

const root = mkdtempSync(join(tmpdir(), 'check-main-'));
const folder = join(root, 'content');
let place: CachePlace;

const edit = (file: string, from: string, to: string): void => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

beforeAll(async () => {
  cpSync(join(__dirname, '../../content'), folder, { recursive: true });
  edit('navigation.yaml', 'icon: wire', 'icon: wirre');
  edit('footer.yaml', 'href: /fees', 'href: /fee');
  place = await contentCacheAt(join(root, 'results.json'));
});
afterAll(() => rmSync(root, { recursive: true }));

const printed = { out: '', err: '' };
beforeEach(() => {
  Object.assign(printed, { out: '', err: '' });
  jest.spyOn(console, 'log').mockImplementation((text) => {
    printed.out += `${text}\n`;
  });
  jest.spyOn(console, 'error').mockImplementation((text) => {
    printed.err += `${text}\n`;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.GITHUB_ACTIONS;
});

const run = (...args: string[]) => main(['--today', '2026-11-20', ...args], { folder, place });

test('prints each error with the line around it, without colors outside a terminal', async () => {
  expect(await run()).toBe(1);
  expect(printed.err).toMatch(
    /navigation\.yaml:\d+:\d+ {2}icon: "wirre" is not known\n(.*\n){2} +\| +\^{5}\n {2}→ did/,
  );
  expect(printed.err).toContain('2 errors in content/.');
  expect(printed.err).not.toContain('\u001b');
  expect(printed.out).toBe('');
});

test('--json prints the same as data', async () => {
  expect(await run('--json')).toBe(1);
  expect(printed.err).toBe('');
  expect(JSON.parse(printed.out)).toEqual({
    errors: 2,
    warnings: 0,
    diagnostics: [
      expect.objectContaining({ file: 'content/footer.yaml', message: '"/fee" is not a page of this site' }),
      expect.objectContaining({ severity: 'error', fix: 'did you mean "wire"?', line: expect.any(Number) }),
    ],
  });
});

test('files limit the report and the exit code', async () => {
  expect(await run('content/footer.yaml', '--json')).toBe(1);
  expect(JSON.parse(printed.out).errors).toBe(1);
  printed.out = '';
  expect(await run('facts.yaml')).toBe(0);
  expect(printed.out).toBe('content/facts.yaml is valid.\nOther files have 2 errors.\n');
  printed.out = '';
  expect(await run(join(folder, 'products'))).toBe(0);
  expect(printed.out).toMatch(/^These \d+ files are valid\.\n/);
});

test.each([
  ['content/footr.yaml', '"content/footr.yaml" doesn\'t exist. Did you mean "content/footer.yaml"?'],
  ['content/nothing-like-it.yaml', '"content/nothing-like-it.yaml" doesn\'t exist.'],
  [__filename, `"${__filename}" isn't content: the check reads only files in content/.`],
  [
    'content/.schemas/home.json',
    '"content/.schemas/home.json" isn\'t content: the check skips hidden files.',
  ],
])('%s is refused', async (file, message) => {
  expect(await run(file)).toBe(2);
  expect(printed.err).toBe(`${message}\n`);
});

test("a folder that can't be read is refused", async () => {
  const products = join(folder, 'products');
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  jest.spyOn(fs, 'readdirSync').mockImplementationOnce(() => {
    throw denied;
  });
  expect(await run(products)).toBe(2);
  expect(printed.err).toBe(`${products} can't be read (EACCES).\n`);
});

test('the whole folder can be named: its hidden files are skipped', async () => {
  expect(await run(folder)).toBe(1);
  expect(printed.err).toContain('2 errors in content/.');
});

test("in GitHub's workflows, errors are annotations too", async () => {
  process.env.GITHUB_ACTIONS = 'true';
  expect(await run('content/footer.yaml')).toBe(1);
  expect(printed.out).toMatch(
    /^::error file=content\/footer\.yaml,line=\d+,col=\d+::"\/fee" is not a page of this site%0A→ did you mean/,
  );
});
