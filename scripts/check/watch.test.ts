import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWhole, report, sourcesOf } from '../../src/content-model/check';
import { openCache } from '../../src/content-model/check/cache/check-cache';
import { smallContent } from '../../tests/unit/sample-content';
import { watchContent } from './watch';

jest.setTimeout(120_000);

const today = '2026-11-20';
const folder = smallContent();
const page = join(folder, 'company', 'added.md');
const text = readFileSync(join(folder, 'home.yaml'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

const printed: string[] = [];
let heard: () => void = () => {};

/** Waits until the last output matches a check of the folder's current state. */
async function untilUpToDate(): Promise<string> {
  const found = report(await checkWhole(folder, { today }), { sources: sourcesOf(folder) });
  const expected = `Checking content/.\n${found}`;
  while (!printed.at(-1)?.startsWith(expected)) {
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  }
  return expected;
}

test('each change is checked: saved, replaced, added, removed, in new folders', async () => {
  const stop = new AbortController();
  const print = (line: string) => {
    printed.push(line);
    heard();
  };
  const watching = watchContent(folder, { today, cache: openCache() }, { print, signal: stop.signal });
  while (!printed.some((line) => line.startsWith('Watching'))) {
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  }
  const changes: [change: () => void, isNews: (found: string) => boolean][] = [
    [
      () => writeFileSync(join(folder, 'home.yaml'), text.replace(/^headline:/m, 'titel:')),
      (found) => found.includes('unknown field "titel"'),
    ],
    [
      () => {
        writeFileSync(join(folder, '.home.yaml.swp'), text);
        renameSync(join(folder, '.home.yaml.swp'), join(folder, 'home.yaml'));
      },
      (found) => !found.includes('titel'),
    ],
    [() => writeFileSync(page, 'no fields'), (found) => found.includes('company/added.md:1:1')],
    [() => rmSync(page), (found) => !found.includes('added.md')],
    [
      () => {
        mkdirSync(join(folder, 'new', 'one'), { recursive: true });
        writeFileSync(join(folder, 'new', 'one', 'page.md'), '');
      },
      (found) => found.includes('content/new/one/page.md'),
    ],
    [() => rmSync(join(folder, 'new'), { recursive: true }), (found) => !found.includes('content/new')],
  ];
  for (const [change, isNews] of changes) {
    change();
    expect(isNews(await untilUpToDate())).toBe(true);
    expect(printed.at(-1)).toMatch(/\nChecked at \d\d:\d\d:\d\d in \d+\.\d\d s\.$/);
  }
  stop.abort();
  await watching;
});

test('of other files than those to report, it only counts the errors', async () => {
  writeFileSync(page, 'no fields');
  const stop = new AbortController();
  const lines: string[] = [];
  const print = (text: string) => {
    lines.push(text);
    stop.abort();
  };
  const limit = new Set(['content/home.yaml']);
  await watchContent(folder, { today, cache: openCache() }, { print, signal: stop.signal, limit });
  rmSync(page);
  expect(lines[0]).toMatch(
    /^Checking content\/\.\ncontent\/home\.yaml is valid\.\nOther files have .*error.*\nChecked at/,
  );
});
