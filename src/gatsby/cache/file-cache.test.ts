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
import { cacheKey, daysKept, fileCache, writeWhole } from './file-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const textIn = async (cache: ReturnType<typeof fileCache>, key: string) => (await cache.get(key))?.toString();

test('what was stored comes back; a key that was not stored has nothing', async () => {
  const cache = fileCache(join(folder, 'new'));
  expect(await cache.get('a')).toBeUndefined();
  await cache.put('a', 'words');
  await cache.put('b', Buffer.from([0, 255]));
  expect(await textIn(cache, 'a')).toBe('words');
  expect(await cache.get('b')).toEqual(Buffer.from([0, 255]));
  expect(await textIn(fileCache(join(folder, 'new')), 'a')).toBe('words');
});

test('a damaged entry is as good as none, and can be stored again', async () => {
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

test('a folder that cannot be written to is no fault', async () => {
  writeFileSync(join(folder, 'file'), '');
  const cache = fileCache(join(folder, 'file', 'below'));
  await cache.put('a', 'words');
  expect(await cache.get('a')).toBeUndefined();
  await cache.prune();
});

test('many who store the same key at once leave one whole entry', async () => {
  const caches = Array.from({ length: 8 }, () => fileCache(folder));
  await Promise.all(caches.map((cache) => cache.put('a', 'words'.repeat(10_000))));
  expect(await textIn(fileCache(folder), 'a')).toBe('words'.repeat(10_000));
  expect(readdirSync(folder)).toEqual(['a']);
});

test('entries that no build has asked for in a long time are removed, and drafts after a day', async () => {
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

test('a file that cannot be written stays as it was and leaves no draft', async () => {
  await expect(writeWhole(folder, 'words')).rejects.toThrow();
  writeFileSync(join(folder, 'a'), 'before');
  await writeWhole(join(folder, 'a'), 'after');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('after');
  expect(readdirSync(folder)).toEqual(['a']);
});

test('keys tell where one text ends and the next starts', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('ab', 'c')).toBe(cacheKey('ab', 'c'));
});
