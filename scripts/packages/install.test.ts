import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installArgs } from './install.mjs';

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
