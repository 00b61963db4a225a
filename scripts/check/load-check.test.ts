import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallContent } from '../../tests/unit/sample-content';
import { sourcesHash } from './load-check.mjs';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'load-check-'));
const root = join(__dirname, '..', '..');

afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the check in a separate process, and returns the version of its cached results. */
function load(cache: string): string {
  const module = JSON.stringify(join(__dirname, 'load-check.mjs'));
  const code = `import(${module}).then(async ({ loadCheck }) => {
    const { check, place } = await loadCheck({ folder: ${JSON.stringify(cache)} });
    console.log(typeof check.main, place.version);
  });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', cwd: tmpdir() });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^function v\d+\.\S+\n$/);
  return stdout;
}

test('the check is bundled once, and again if the bundle is damaged', () => {
  const cache = join(folder, 'cache');
  const version = load(cache);
  const [bundle = '', ...others] = readdirSync(cache).map((name) => join(cache, name));
  expect(others).toEqual([]);
  const code = readFileSync(bundle, 'utf8');
  expect(load(cache)).toBe(version);
  writeFileSync(bundle, code.slice(0, 1000));
  expect(load(cache)).toBe(version);
  expect(readFileSync(bundle, 'utf8')).toBe(code);
});

test('packages can be installed before the check is bundled, and only then', () => {
  const cache = join(folder, 'after-install');
  const module = JSON.stringify(join(__dirname, 'load-check.mjs'));
  const code = `import(${module}).then(async ({ loadCheck }) => {
    const beforeBundling = async () => console.log('installing');
    await loadCheck({ folder: ${JSON.stringify(cache)}, beforeBundling });
    await loadCheck({ folder: ${JSON.stringify(cache)}, beforeBundling });
  });`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(stdout).toBe('installing\n');
});

test("the bundled check reports what breaks OpenAPI's rules", () => {
  const content = smallContent();
  const file = join(content, 'api', 'resources', 'parcel.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('operationId:', 'operationID:'));
  const code = `import(${JSON.stringify(join(__dirname, 'load-check.mjs'))}).then(async ({ loadCheck }) => {
    const { check } = await loadCheck({ folder: ${JSON.stringify(join(folder, 'cache'))} });
    console.log(JSON.stringify(await check.checkWhole(${JSON.stringify(content)})));
  });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', cwd: tmpdir() });
  rmSync(content, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toContain('operationID');
});

test('the check works if no file can be written', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(load(join(file, 'cache'))).toBe(load(join(folder, 'cache')));
});

test("any change of the sources or the packages gives another bundle; a change of a test doesn't", () => {
  const copy = join(folder, 'copy');
  for (const source of ['scripts/check', 'src/components/icon', 'src/content-model', 'src/lib', 'src/theme'])
    cpSync(join(root, source), join(copy, source), { recursive: true });
  writeFileSync(join(copy, 'package-lock.json'), '{}');
  const hashes = [sourcesHash(copy)];
  const isNew = () => {
    const hash = sourcesHash(copy);
    const known = hashes.includes(hash);
    hashes.push(hash);
    return !known;
  };
  expect(isNew()).toBe(false);
  writeFileSync(join(copy, 'src/lib/links.test.ts'), '');
  expect(isNew()).toBe(false);
  const rule = join(copy, 'src/content-model/check/rules/links.ts');
  writeFileSync(rule, `${readFileSync(rule, 'utf8')}\n`);
  expect(isNew()).toBe(true);
  mkdirSync(join(copy, 'src/content-model/check/links'));
  writeFileSync(join(copy, 'src/content-model/check/links/index.ts'), '');
  expect(isNew()).toBe(true);
  rmSync(join(copy, 'src/content-model/check/links/index.ts'));
  rmSync(join(copy, 'src/content-model/check/diagnostics/suggestions.ts'));
  expect(isNew()).toBe(true);
  writeFileSync(join(copy, 'package-lock.json'), '{"packages":{}}');
  expect(isNew()).toBe(true);
});

test('Ctrl+C ends the command that watches, with exit code 0', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts', 'check.mjs'), '--watch'], { cwd: tmpdir() });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for await (const output of child.stdout) if (String(output).includes('Watching')) break;
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
