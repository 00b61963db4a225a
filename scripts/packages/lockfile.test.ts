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
  ['nothing, when all is installed', { 'node_modules/react': react }, undefined],
  ['an install that broke off', undefined, 'the last install did not finish'],
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
    'a package too many',
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
  expect(whyInstall(folder)).toBe('node_modules is not there yet');
});

test('a lockfile that is no JSON is named', () => {
  writeFileSync(join(folder, 'package-lock.json'), '<<<<<<<');
  expect(whyInstall(folder)).toBe('package-lock.json could not be read');
});
