import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { duringCommand } from '../../../tests/unit/gatsby-command';
import { buildCodeVersion } from './build-code';
import { cacheFolder } from './file-cache';
import { cachedText } from './text-cache';

jest.mock('./build-code', () => ({ buildCodeVersion: jest.fn(() => 'one') }));
jest.mock('./file-cache', () => {
  const real = jest.requireActual('./file-cache');
  const { mkdtempSync } = jest.requireActual('node:fs');
  const { tmpdir } = jest.requireActual('node:os');
  const folder = mkdtempSync(`${tmpdir()}/texts-`);
  return { ...real, cacheFolder: () => folder };
});

duringCommand('build');

afterAll(() => rmSync(cacheFolder('texts'), { recursive: true }));

/** How often the text is computed if it's requested twice. */
async function timesMade(first: string[], second: string[], between: () => void = () => {}): Promise<number> {
  const make = jest.fn(async () => 'made');
  expect(await cachedText(first, make)).toBe('made');
  between();
  expect(await cachedText(second, make)).toBe('made');
  return make.mock.calls.length;
}

test('a text is computed once for the same sources', async () => {
  expect(await timesMade(['a', 'b'], ['a', 'b'])).toBe(1);
});

test('an empty text is cached too', async () => {
  const make = jest.fn(async () => '');
  await cachedText(['empty'], make);
  expect(await cachedText(['empty'], make)).toBe('');
  expect(make).toHaveBeenCalledTimes(1);
});

test('other sources give another text', async () => {
  expect(await timesMade(['c', 'de'], ['cd', 'e'])).toBe(2);
});

test('a damaged text is computed again', async () => {
  const folder = cacheFolder('texts');
  const before = readdirSync(folder);
  const damage = () => {
    for (const name of readdirSync(folder)) if (!before.includes(name)) truncateSync(join(folder, name), 34);
  };
  expect(await timesMade(['damaged'], ['damaged'], damage)).toBe(2);
});

test('other code computes it again', async () => {
  const change = () => {
    jest.mocked(buildCodeVersion).mockReturnValue('two');
  };
  expect(await timesMade(['f'], ['f'], change)).toBe(2);
});

test('outside Gatsby it is computed each time', async () => {
  delete process.env.gatsby_executing_command;
  expect(await timesMade(['g'], ['g'])).toBe(2);
});
