/** A check with cached results must report exactly what a check without them reports. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfType, smallContent } from '../../../../tests/unit/sample-content';
import { contentTypes } from '../../content-types';
import { formatDiagnostics } from '../diagnostics/report';
import { checkWhole } from '../index';
import { type CachePlace, openCache } from './check-cache';

jest.setTimeout(120_000);

const today = '2026-11-20';
const folder = smallContent();
const place: CachePlace = {
  file: join(mkdtempSync(join(tmpdir(), 'check-cache-')), 'results.json'),
  version: '1',
};

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(place.file, '..'), { recursive: true });
});

const path = (file: string): string => join(folder, file);
const read = (file: string): string => readFileSync(path(file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path(file), text);

/** Replaces a piece of a file, which must be there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}; choose another piece`);
  write(file, changed);
}

/** The report of a run in a new process, with the last run's saved cache. */
const cached = async (day = today): Promise<string> =>
  formatDiagnostics(await checkWhole(folder, { today: day, cache: openCache(place) }));

const uncached = async (day = today): Promise<string> =>
  formatDiagnostics(await checkWhole(folder, { today: day }));

/** Makes a change after a run, and returns the reports of runs with and without a cache. @param before the last run's report */
async function after(change: () => void, before?: string): Promise<{ before: string; found: string }> {
  before ??= await cached();
  change();
  const found = await cached();
  expect(found).toBe(await uncached());
  // Once more, with the results that the run after the change has saved.
  expect(await cached()).toBe(found);
  return { before, found };
}

/** Types whose files change together: one at a time would take five times as long. */
const groupSize = 6;
const groups = Array.from({ length: Math.ceil(contentTypes.length / groupSize) }, (_, group) =>
  contentTypes.filter((_type, index) => index % Math.ceil(contentTypes.length / groupSize) === group),
);

test.each(groups.map((types) => [types.map(({ name }) => name).join(', '), types] as const))(
  'files of the types %s that are changed, broken, removed and restored',
  async (_names, types) => {
    const files = types.map((type) => ({ type, file: filesOfType(folder, type)[0] ?? '' }));
    const originals = new Map(files.map(({ file }) => [file, read(file)]));
    const start = await cached();
    let last = start;
    for (const change of [
      ({ type, file }: (typeof files)[number]) =>
        edit(
          file,
          type.kind === 'list' ? /^- (\w+):/m : /^(\w+):/m,
          type.kind === 'list' ? '- x$1:' : 'x$1:',
        ),
      ({ file }: (typeof files)[number]) => write(file, (originals.get(file) ?? '').replace(/: /, ': "')),
      ({ file }: (typeof files)[number]) => rmSync(path(file)),
    ]) {
      const { before, found } = await after(() => files.forEach(change), last);
      expect(found).not.toBe(before);
      last = found;
    }
    for (const [file, text] of originals) write(file, text);
    expect(await cached()).toBe(start);
  },
);

const restored: (() => void)[] = [];

afterEach(() => {
  for (const restore of restored.splice(0)) restore();
});

/** Changes a file until the end of the test. */
function editHere(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  restored.push(() => write(file, text));
  edit(file, from, to);
}

/** It links to an API resource, shows one, and names a member that isn't a bank yet. */
const dependent = `---
title: A page that depends on others
description: It links to a page of the reference, shows a response of the API, and says who is a member.
---

Ask for [parcels](/documentation/api/parcels). Other Bank, Member FDIC. There's [a limit](#up-to-1000000).

## Up to {fact:ach-same-day-ceiling}

\`\`\`json
{ "type": "parcel", "weight": 3 }
\`\`\`
`;

test.each<[what: string, change: () => void]>([
  ['a fact loses its id', () => editHere('facts.yaml', 'id: ach-same-day-ceiling', 'id: ach-ceiling')],
  [
    'a fact has another value',
    () => editHere('facts.yaml', /(id: ach-same-day-ceiling\n(?: .*\n)*? +value:) .*/, '$1 2500000'),
  ],
  ['the brand becomes a word in texts', () => editHere('site.yaml', /^name: .*/m, 'name: money')],
  ['a bank is renamed', () => editHere('banks.yaml', /name: .*/, 'name: Other Bank')],
  ['a disclosure says less', () => editHere('disclosures.yaml', 'covers the failure', 'is for the failure')],
  ['a kind is renamed', () => editHere('updates.yaml', 'id: engineering', 'id: renamed')],
  ['a lifecycle is renamed', () => editHere('rails/ach.yaml', 'id: ach-transfer', 'id: ach')],
  [
    'a resource moves',
    () => editHere('api/resources/parcel.yaml', /x-displayName: .*/, 'x-displayName: Moved'),
  ],
  ['a field is renamed', () => editHere('api/resources/parcel.yaml', /^( +)weight:/m, '$1mass:')],
  ['a shared response is renamed', () => editHere('api/shared/responses.yaml', 'rate_limited:', 'slow:')],
  ['a resource leaves its group', () => editHere('api/openapi.yaml', '- stamp', '- stamps')],
])('a change that other files depend on: %s', async (_what, change) => {
  write('company/dependent.md', dependent);
  restored.push(() => rmSync(path('company/dependent.md')));
  const { before, found } = await after(change);
  expect(found).not.toBe(before);
});

test('a renamed file changes its address and its name', async () => {
  const [file = ''] = readdirSync(path('products'));
  const { before, found } = await after(() =>
    renameSync(path(`products/${file}`), path('products/renamed.yaml')),
  );
  expect(found).not.toBe(before);
  renameSync(path('products/renamed.yaml'), path(`products/${file}`));
  expect(await cached()).toBe(before);
});

test('a new file, and one that becomes a copy of another', async () => {
  const [file = ''] = readdirSync(path('updates')).filter((name) => name.endsWith('.md'));
  const { before, found } = await after(() => write('updates/copied.md', read(`updates/${file}`)));
  expect(found).toContain('is already used in');
  rmSync(path('updates/copied.md'));
  expect(await cached()).toBe(before);
});

test('a removed picture, and a new one', async () => {
  const [file = ''] = readdirSync(path('updates')).filter((name) => name.endsWith('.md'));
  const text = read(`updates/${file}`);
  restored.push(() => write(`updates/${file}`, text));
  write(`updates/${file}`, `${text}\n![A drawing of a wire.](images/new-one.png)\n`);
  expect(await cached()).toContain('"images/new-one.png" is not a file in updates/');
  const picture = join(__dirname, '../../../../content/updates/images/void-after.png');
  const added = await after(() => copyFileSync(picture, path('updates/images/new-one.png')));
  expect(added.found).not.toContain('new-one.png');
  const removed = await after(() => rmSync(path('updates/images/new-one.png')));
  expect(removed.found).toContain('new-one.png');
});

test('the day', async () => {
  const start = await cached();
  for (const day of ['2027-06-01', '2000-01-01', today]) expect(await cached(day)).toBe(await uncached(day));
  expect(await cached('2027-12-01')).toContain('should have been reviewed');
  expect(await cached()).toBe(start);
});

test("values that JSON can't represent", async () => {
  const { found } = await after(() => editHere('fees.yaml', /^title: .*/m, 'title: .inf'));
  expect(found).toContain('content/fees.yaml');
});

describe('an unusable cache is ignored', () => {
  const damages: [string, () => void][] = [
    ['truncated', () => writeFileSync(place.file, readFileSync(place.file).subarray(0, 5000))],
    ['empty', () => writeFileSync(place.file, '')],
    [
      'changed',
      () =>
        writeFileSync(place.file, readFileSync(place.file, 'utf8').replace(/"message":"./, '"message":"¦')),
    ],
    ['not JSON', () => writeFileSync(place.file, 'results')],
    [
      'a folder',
      () => {
        rmSync(place.file);
        mkdirSync(place.file);
      },
    ],
  ];

  test.each(damages)('%s', async (_what, damage) => {
    const start = await cached();
    damage();
    expect(await cached()).toBe(start);
    rmSync(place.file, { recursive: true, force: true });
  });

  test('of another version of the check', async () => {
    await cached();
    const text = readFileSync(place.file, 'utf8');
    const cache = openCache({ ...place, version: '2' });
    const entry = cache.entryOf('content/facts.yaml', read('facts.yaml'));
    expect(cache.recall(entry, 'read', '')).toBeUndefined();
    expect(readFileSync(place.file, 'utf8')).toBe(text);
  });

  test('in a read-only location', async () => {
    const start = await cached();
    const cache = openCache({ file: join(path('site.yaml'), 'results.json'), version: '1' });
    expect(formatDiagnostics(await checkWhole(folder, { today, cache }))).toBe(start);
  });
});

test('two concurrent runs leave a complete cache, and no other files', async () => {
  const caches = [openCache(place), openCache(place)];
  editHere('fees.yaml', /^title: .*/m, 'title: 3');
  await Promise.all(caches.map((cache) => checkWhole(folder, { today, cache })));
  expect(await cached()).toBe(await uncached());
  expect(readdirSync(join(place.file, '..'))).toEqual(['results.json']);
});

test('deleted files leave nothing in the cache', async () => {
  write('updates/gone.md', '---\ntitle: Gone\n---\n');
  await cached();
  expect(readFileSync(place.file, 'utf8')).toContain('content/updates/gone.md');
  rmSync(path('updates/gone.md'));
  await cached();
  expect(readFileSync(place.file, 'utf8')).not.toContain('content/updates/gone.md');
});

test('a forgotten file is checked again, and its results are saved again', async () => {
  await cached();
  const cache = openCache(place);
  const entryNow = () => cache.entryOf('content/facts.yaml', read('facts.yaml'));
  expect(entryNow().results).not.toEqual({});
  cache.forget('content/facts.yaml');
  expect(entryNow().results).toEqual({});
  await checkWhole(folder, { today, cache });
  expect(openCache(place).entryOf('content/facts.yaml', read('facts.yaml')).results).not.toEqual({});
});
