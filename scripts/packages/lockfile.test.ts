import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyInstall } from './lockfile.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const react = { version: '18.3.1', integrity: 'sha512-a' };
const forAnotherSystem = { version: '1.0.0', integrity: 'sha512-b', optional: true };

/** Writes both lockfiles; an undefined second one leaves node_modules empty. */
function machine(wanted: object, installed: object | undefined) {
  const text = (packages: object) => JSON.stringify({ packages });
  writeFileSync(join(folder, 'package-lock.json'), text({ '': { name: 'site' }, ...wanted }));
  mkdirSync(join(folder, 'node_modules'));
  if (installed) writeFileSync(join(folder, 'node_modules', '.package-lock.json'), text(installed));
}

test.each([
  ['none if everything is installed', { 'node_modules/react': react }, undefined],
  ['an interrupted install', undefined, "the last install didn't finish"],
  ['a missing package', {}, 'package-lock.json has changed (react)'],
  [
    'another version',
    { 'node_modules/react': { ...react, version: '18.3.0' } },
    'package-lock.json has changed (react)',
  ],
  [
    'other contents',
    { 'node_modules/react': { ...react, integrity: 'sha512-z' } },
    'package-lock.json has changed (react)',
  ],
  [
    'an extra package',
    { 'node_modules/react': react, 'node_modules/left': react },
    'package-lock.json has changed (left)',
  ],
  ['several differences', { 'node_modules/left': react }, 'package-lock.json has changed (react and 1 more)'],
])('the reason is %s', (_what, installed, expected) => {
  machine({ 'node_modules/react': react, 'node_modules/for-windows': forAnotherSystem }, installed);
  expect(whyInstall(folder)).toBe(expected);
});

test('a fresh clone has no node_modules', () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
  expect(whyInstall(folder)).toBe("there's no node_modules yet");
});

test('an interrupted install may have left its own lockfile, which later installs would read', () => {
  machine({ 'node_modules/react': react }, { 'node_modules/react': react });
  expect(whyInstall(folder)).toBeUndefined();
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), '{}');
  expect(whyInstall(folder)).toBe("the last install didn't finish");
});

test("a lockfile that isn't JSON is reported", () => {
  writeFileSync(join(folder, 'package-lock.json'), '<<<<<<<');
  expect(whyInstall(folder)).toBe("package-lock.json can't be read");
});
