import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheKey, daysKept, fileCache, writeAtomically } from './file-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const textIn = async (cache: ReturnType<typeof fileCache>, key: string) => (await cache.get(key))?.toString();

test('a stored value is returned; an unknown key returns nothing', async () => {
  const cache = fileCache(join(folder, 'new'));
  expect(await cache.get('a')).toBeUndefined();
  await cache.put('a', 'words');
  await cache.put('b', Buffer.from([0, 255]));
  expect(await textIn(cache, 'a')).toBe('words');
  expect(await cache.get('b')).toEqual(Buffer.from([0, 255]));
  expect(await textIn(fileCache(join(folder, 'new')), 'a')).toBe('words');
});

test('a damaged entry is ignored, and can be stored again', async () => {
  const cache = fileCache(folder);
  for (const damage of [
    () => truncateSync(join(folder, 'a'), 34),
    () => truncateSync(join(folder, 'a'), 0),
    () => writeFileSync(join(folder, 'a'), 'something else, which is longer than a hash'),
  ]) {
    await cache.put('a', 'words');
    damage();
    expect(await cache.get('a')).toBeUndefined();
  }
  await cache.put('a', 'words');
  expect(await textIn(cache, 'a')).toBe('words');
});

test("a folder that can't be written to isn't an error", async () => {
  writeFileSync(join(folder, 'file'), '');
  const cache = fileCache(join(folder, 'file', 'below'));
  await cache.put('a', 'words');
  expect(await cache.get('a')).toBeUndefined();
  await cache.prune();
});

test('concurrent writes of the same key leave one complete entry', async () => {
  const caches = Array.from({ length: 8 }, () => fileCache(folder));
  await Promise.all(caches.map((cache) => cache.put('a', 'words'.repeat(10_000))));
  expect(await textIn(fileCache(folder), 'a')).toBe('words'.repeat(10_000));
  expect(readdirSync(folder)).toEqual(['a']);
});

test('entries unused for a long time are removed, and temporary files after a day', async () => {
  const cache = fileCache(folder);
  for (const key of ['used', 'forgotten']) await cache.put(key, key);
  for (const name of ['old.draft', 'new.draft']) writeFileSync(join(folder, name), '');
  for (const name of ['used', 'forgotten'])
    utimesSync(join(folder, name), daysAgo(daysKept + 1), daysAgo(daysKept + 1));
  utimesSync(join(folder, 'old.draft'), daysAgo(2), daysAgo(2));
  await cache.get('used');
  await cache.prune();
  expect(readdirSync(folder).sort()).toEqual(['new.draft', 'used']);
});

test('a failed write leaves the file unchanged and no temporary file', () => {
  expect(() => writeAtomically(folder, 'words')).toThrow();
  writeFileSync(join(folder, 'a'), 'before');
  writeAtomically(join(folder, 'a'), 'after');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['a']);
});

test('keys depend on where one text ends and the next starts', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('ab', 'c')).toBe(cacheKey('ab', 'c'));
});
