import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installArgs, npmCi } from './npm-ci.mjs';

const folder = mkdtempSync(join(tmpdir(), 'npm-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What npm uses for a setting, with the arguments of an install, a user's settings and NODE_ENV=production. */
function settingOf(name: string, userSettings: string): string {
  const file = join(folder, 'npmrc');
  writeFileSync(file, userSettings);
  // npm passes the settings of a running script on, which would count more than those in the file.
  const own = Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith('npm_'));
  const env = { ...Object.fromEntries(own), NODE_ENV: 'production', npm_config_userconfig: file };
  const args = ['config', 'get', name, ...installArgs({ npm_config_loglevel: 'silent' })];
  return execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8' }).trim();
}

test.each([
  ['omits no packages', 'omit', 'omit[]=dev\nomit[]=optional\nomit[]=peer', ''],
  ['installs peers', 'legacy-peer-deps', 'legacy-peer-deps=true', 'false'],
  ['prints errors', 'loglevel', 'loglevel=silent', 'error'],
])("whatever a user's npm settings are, an install %s", (_what, name, userSettings, expected) => {
  expect(settingOf(name, userSettings)).toBe(expected);
});

test('npm keeps the log level that the user chose, unless it hides errors', () => {
  expect(installArgs({ npm_config_loglevel: 'verbose' }).join(' ')).not.toContain('loglevel');
});

describe('with a registry that has one package', () => {
  const requests: string[] = [];
  /** Where the registry has the archive. */
  let archive = '';
  let origin = '';
  let site = '';
  const pack = join(folder, 'a.tgz');
  const integrity = () => `sha512-${createHash('sha512').update(readFileSync(pack)).digest('base64')}`;
  const versions = () => {
    const dist = { integrity: integrity(), tarball: `${origin}${archive}` };
    return { name: '@s/a', versions: { '1.0.0': { name: '@s/a', version: '1.0.0', dist } } };
  };
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (url === archive) return response.end(readFileSync(pack));
    if (/^\/npm\/@s(?:\/|%2f)a$/.test(url)) return response.end(JSON.stringify(versions()));
    return response.writeHead(404).end('{}');
  });

  beforeAll(async () => {
    mkdirSync(join(folder, 'package'));
    writeFileSync(join(folder, 'package/package.json'), '{"name":"@s/a","version":"1.0.0"}');
    execFileSync('tar', ['-czf', pack, '-C', folder, 'package']);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    requests.length = 0;
    site = mkdtempSync(join(folder, 'site-'));
    const needs = { dependencies: { '@s/a': '1.0.0' } };
    const packages = { '': needs, 'node_modules/@s/a': { version: '1.0.0', integrity: integrity() } };
    writeFileSync(join(site, 'package.json'), JSON.stringify(needs));
    writeFileSync(join(site, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  });

  afterEach(() => jest.restoreAllMocks());

  const install = () =>
    npmCi(site, {
      npm_config_registry: `${origin}/npm/`,
      npm_config_cache: join(site, 'cache'),
      npm_config_fetch_retries: '0',
    });
  const files = () => readdirSync(site).filter((name) => name !== 'cache');

  test('npm downloads its archive and nothing else, and leaves no other lockfile', async () => {
    archive = '/npm/@s/a/-/a-1.0.0.tgz';
    expect(await install()).toBe(true);
    expect(requests).toEqual([archive]);
    expect(existsSync(join(site, 'node_modules/@s/a/package.json'))).toBe(true);
    expect(files()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  const again = 'Trying again, with the addresses that the registry has for the packages.';

  test('npm asks for the address if the archive is elsewhere', async () => {
    archive = '/download/a/1';
    const print = jest.spyOn(console, 'error').mockImplementation();
    expect(await install()).toBe(true);
    expect(print.mock.calls).toEqual([[again]]);
    expect(requests).toContain(archive);
    expect(existsSync(join(site, 'node_modules/@s/a/package.json'))).toBe(true);
    expect(files()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  test("an archive that can't be downloaded fails the install", async () => {
    archive = '';
    const print = jest.spyOn(console, 'error').mockImplementation();
    expect(await install()).toBe(false);
    expect(print.mock.calls).toEqual([[again]]);
    expect(files()).not.toContain('npm-shrinkwrap.json');
  });
});
