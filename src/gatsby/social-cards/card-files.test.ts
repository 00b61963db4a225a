import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSocialCard } from './card-files';
import { drawSocialCard } from './card-image';

jest.mock('./card-image', () => ({ drawSocialCard: jest.fn(async () => Buffer.from('a picture')) }));
const draw = jest.mocked(drawSocialCard);

const cardOf = (title: string) => ({ brand: 'Harbor', url: 'harbor.example', title, rails: [] });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-card-'));
  draw.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (name: string, title: string) => writeSocialCard(cardOf(title), join(folder, name));
const builtFile = (name: string, path: string) => readFileSync(join(folder, name, path), 'utf8');

test("an existing card isn't touched", async () => {
  const path = await build('first', 'One');
  writeFileSync(join(folder, 'first', path), 'drawn before');
  expect(await build('first', 'One')).toBe(path);
  expect(builtFile('first', path)).toBe('drawn before');
});

test('a failed drawing leaves no file', async () => {
  draw.mockRejectedValueOnce(new Error('no font'));
  await expect(build('first', 'One')).rejects.toThrow('no font');
  const path = await build('first', 'One');
  expect(builtFile('first', path)).toBe('a picture');
});
