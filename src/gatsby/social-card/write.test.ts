/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialCardPath, writeSocialCard } from './write';

const input = { brand: 'Harbor', headline: 'Move money.', caption: 'One API.', url: 'harbor.example' };
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'social-card-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('the address is a hash and does not name the brand', () => {
  expect(socialCardPath(input)).toMatch(/^\/social\/[0-9a-f]{16}\.png$/);
  expect(socialCardPath({ ...input })).toBe(socialCardPath(input));
});

test.each(['brand', 'headline', 'caption', 'url'] as const)('another %s has another address', (field) => {
  expect(socialCardPath({ ...input, [field]: 'Other' })).not.toBe(socialCardPath(input));
});

test('the picture is written once, whole, and then left alone', async () => {
  const path = await writeSocialCard(input, directory);
  expect(path).toBe(socialCardPath(input));
  expect(await readdir(join(directory, 'social'))).toEqual([path.replace('/social/', '')]);
  expect((await readFile(join(directory, path))).toString('latin1', 1, 4)).toBe('PNG');

  await writeFile(join(directory, path), 'drawn before');
  expect(await writeSocialCard(input, directory)).toBe(path);
  expect(await readFile(join(directory, path), 'utf8')).toBe('drawn before');
});
