import { once } from 'node:events';
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
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { cacheKey, daysKept, fileCache, writeAtomically } from './file-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const textIn = (cache: ReturnType<typeof fileCache>, key: string) => cache.get(key)?.toString();

test('a stored value is returned; an unknown key returns nothing', () => {
  const cache = fileCache(join(folder, 'new'));
  expect(cache.get('a')).toBeUndefined();
  cache.put('a', 'words');
  cache.put('b', Buffer.from([0, 255]));
  expect(textIn(cache, 'a')).toBe('words');
  expect(cache.get('b')).toEqual(Buffer.from([0, 255]));
  expect(textIn(fileCache(join(folder, 'new')), 'a')).toBe('words');
});

test('a damaged entry is ignored, and can be stored again', () => {
  const cache = fileCache(folder);
  for (const damage of [
    () => truncateSync(join(folder, 'a'), 34),
    () => truncateSync(join(folder, 'a'), 0),
    () => writeFileSync(join(folder, 'a'), 'something else, which is longer than a hash'),
  ]) {
    cache.put('a', 'words');
    damage();
    expect(cache.get('a')).toBeUndefined();
  }
  cache.put('a', 'words');
  expect(textIn(cache, 'a')).toBe('words');
});

test("a folder that can't be written to isn't an error", () => {
  writeFileSync(join(folder, 'file'), '');
  const cache = fileCache(join(folder, 'file', 'below'));
  cache.put('a', 'words');
  expect(cache.get('a')).toBeUndefined();
  cache.prune();
});

test('an entry that several threads write is always complete', async () => {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'file-cache.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const cache = fileCache(folder);
  cache.put('a', 'x'.repeat(200_000));
  const threads = ['x', 'y'].map(
    (letter) =>
      new Worker(
        `${outputFiles[0]?.text};
        for (let turn = 0; turn < 100; turn += 1) module.exports.fileCache(${JSON.stringify(folder)}).put('a', '${letter}'.repeat(200_000));`,
        { eval: true },
      ),
  );
  let written = false;
  const exits = Promise.all(threads.map((thread) => once(thread, 'exit'))).finally(() => {
    written = true;
  });
  const seen = new Set<string | undefined>();
  while (!written) {
    seen.add(textIn(cache, 'a'));
    await nextTurn();
  }
  expect(await exits).toEqual([[0], [0]]);
  for (const text of seen) expect(text).toMatch(/^(x{200000}|y{200000})$/);
  expect(readdirSync(folder)).toEqual(['a']);
});

test('entries unused for a long time are removed, and temporary files after a day', () => {
  const cache = fileCache(folder);
  for (const key of ['used', 'forgotten']) cache.put(key, key);
  for (const name of ['old.draft', 'new.draft']) writeFileSync(join(folder, name), '');
  for (const name of ['used', 'forgotten'])
    utimesSync(join(folder, name), daysAgo(daysKept + 1), daysAgo(daysKept + 1));
  utimesSync(join(folder, 'old.draft'), daysAgo(2), daysAgo(2));
  cache.get('used');
  cache.prune();
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
