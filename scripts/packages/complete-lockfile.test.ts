import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { completed, systemOf } from './complete-lockfile.mjs';

test.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@pagefind/windows-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@msgpackr-extract/msgpackr-extract-win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['fsevents', undefined],
])('%s is for %j', (name, expected) => {
  expect(systemOf(name)).toEqual(expected);
});

const parent = { version: '2.0.0', dev: true, optionalDependencies: { 'a-win32-x64': '2.0.0' } };

test('a missing package for another system is added beside its parent', () => {
  const { packages, added } = completed({ 'node_modules/b': {}, 'node_modules/b/node_modules/a': parent });
  expect(added).toEqual(['a-win32-x64@2.0.0']);
  expect(packages['node_modules/b/node_modules/a-win32-x64']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['win32'],
    cpu: ['x64'],
  });
});

test.each(['node_modules/a-win32-x64', 'node_modules/b/node_modules/a-win32-x64'])(
  'nothing is added when %s is there',
  (path) => {
    expect(completed({ 'node_modules/b/node_modules/a': parent, [path]: {} }).added).toEqual([]);
  },
);

test('a package whose system cannot be told is reported, not guessed', () => {
  const { added, unknown } = completed({ 'node_modules/c': { optionalDependencies: { fsevents: '2.3.3' } } });
  expect(added).toEqual([]);
  expect(unknown).toEqual(['fsevents@2.3.3']);
});

test('package-lock.json has every package for every system, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { added, unknown } = completed(packages);
  // If this fails, run: node scripts/complete-lockfile.mjs
  expect([...added, ...unknown]).toEqual([]);
});
