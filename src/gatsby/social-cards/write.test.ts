import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileCache } from '../cache/file-cache';
import { drawSocialCard } from './draw';
import { writeSocialCard } from './write';

jest.mock('./draw', () => ({ drawSocialCard: jest.fn(async () => Buffer.from('a picture')) }));
const draw = jest.mocked(drawSocialCard);

const cardOf = (title: string) => ({ brand: 'Harbor', url: 'harbor.example', title, rails: [] });

let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-card-'));
  cache = join(folder, 'cache');
  draw.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a card as a build does that starts from nothing but the cache. */
const build = (name: string, title: string) =>
  writeSocialCard(cardOf(title), join(folder, name), fileCache(cache));
const builtFile = (name: string, path: string) => readFileSync(join(folder, name, path), 'utf8');

test('a card that many pages have is drawn once', async () => {
  const paths = await Promise.all(['One', 'Two', 'One'].map((title) => build('first', title)));
  expect(draw).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(folder, 'first', 'social')).sort()).toEqual(
    [...new Set(paths.map((path) => basename(path)))].sort(),
  );
  for (const path of paths) expect(builtFile('first', path)).toBe('a picture');
});

test('an unchanged card is copied where the built files are gone, not drawn again', async () => {
  await build('first', 'One');
  const path = await build('second', 'One');
  expect(builtFile('second', path)).toBe('a picture');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a card that is there is left alone', async () => {
  const path = await build('first', 'One');
  writeFileSync(join(folder, 'first', path), 'drawn before');
  expect(await build('first', 'One')).toBe(path);
  expect(builtFile('first', path)).toBe('drawn before');
});

test('a drawing that fails leaves nothing that could be taken for a card', async () => {
  draw.mockRejectedValueOnce(new Error('no font'));
  await expect(build('first', 'One')).rejects.toThrow('no font');
  const path = await build('first', 'One');
  expect(builtFile('first', path)).toBe('a picture');
});

test('a card that is damaged in the cache is drawn again', async () => {
  const path = await build('first', 'One');
  truncateSync(join(cache, basename(path)), 36);
  expect(builtFile('second', await build('second', 'One'))).toBe('a picture');
  expect(draw).toHaveBeenCalledTimes(2);
});
