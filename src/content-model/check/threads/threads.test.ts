/** Worker threads must compute what the check computes itself. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallContent } from '../../../../tests/unit/sample-content';
import { apiResults } from '../api/api-results';
import { type CheckCache, openCache } from '../cache/check-cache';
import { examineFile, fileRules } from '../file-rules';
import { gather } from '../gathered';
import { checkWhole } from '../index';
import { textsBelow } from '../reading/content-files';
import { readCached } from '../reading/read-cached';
import { allTaken, noneTaken, untaken } from './taken';
import { type Enough, openThreads } from './threads';
import { resultsOf } from './worker';

jest.setTimeout(120_000);

const folder = smallContent();
const cacheFolder = mkdtempSync(join(tmpdir(), 'check-threads-'));
// Long enough for the worker to start meanwhile.
writeFileSync(
  join(folder, 'company', 'long.md'),
  `---\ntitle: ''\n---\n\nFunds [arrive] the the *same* day.\n\n\`\`\`text\n${'a line of code\n'.repeat(30_000)}\`\`\`\n`,
);
writeFileSync(join(folder, 'company', 'broken.md'), '---\ntitle: "\n---\n');

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(cacheFolder, { recursive: true });
});

/** The bundle of the check, written in a separate process. */
function bundleOfCheck(): string {
  const loader = JSON.stringify(
    join(__dirname, '..', '..', '..', '..', 'scripts', 'check', 'load-check.mjs'),
  );
  const code = `import(${loader}).then(async ({ loadCheck }) => {
    console.log((await loadCheck({ folder: ${JSON.stringify(cacheFolder)} })).place.bundle);
  });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim();
}

const options = { today: '2026-11-20' };

/** The results of everything below the folder, by file. */
const resultsIn = (cache: CheckCache) =>
  Object.fromEntries(
    [...textsBelow(folder), { found: { file: apiResults }, text: '' }].map(({ found, text }) => [
      found.file,
      cache.entryOf(found.file, text).results,
    ]),
  );

type Results = ReturnType<typeof resultsIn>;

/** The results of a cache that threads have filled, and those after the whole check. */
async function filled(bundle: string, enough: Enough): Promise<{ before: Results; after: Results }> {
  const cache = openCache({ file: '', version: '', bundle });
  const threads = openThreads(folder, cache, enough);
  await threads.examineFiles();
  const { files, api } = threads.examineSite(gather(folder, { ...options, cache }));
  await Promise.all([files, api]);
  threads.end();
  const before = structuredClone(resultsIn(cache));
  await checkWhole(folder, { ...options, cache });
  return { before, after: resultsIn(cache) };
}

let alone: Results;
let bundle: string;

beforeAll(async () => {
  bundle = bundleOfCheck();
  const cache = openCache();
  await checkWhole(folder, { ...options, cache });
  alone = resultsIn(cache);
});

const own = Object.keys(fileRules);
const ofSite = ['references', 'links', 'fragments', 'variables', 'figures', 'disclosures', 'bodies', 'dates'];

test('threads compute the results of all files and of the API as the check itself does', async () => {
  const { before, after } = await filled(bundle, { files: 1, api: 1 });
  expect(after).toEqual(alone);
  expect(alone).toMatchObject(before);
  const article = 'content/documentation/sending-ach.md';
  expect(Object.keys(before[article] ?? {})).toEqual(expect.arrayContaining([...own, ...ofSite, 'requests']));
  expect(before[apiResults]).toEqual(alone[apiResults]);
});

test('a thread checks the API of content that is too short to be shared', async () => {
  const { before, after } = await filled(bundle, { files: Number.MAX_VALUE, api: 1 });
  expect(after).toEqual(alone);
  expect(before[apiResults]).toEqual(alone[apiResults]);
  expect(before['content/api/openapi.yaml']).toHaveProperty('api');
  expect(before['content/documentation/sending-ach.md']).not.toHaveProperty('links');
});

test('short content is checked without threads', () => {
  const cache = openCache({ file: '', version: '', bundle });
  expect(openThreads(folder, cache).examineSite(gather(folder, { ...options, cache }))).toEqual({});
});

const scripts = {
  'cannot be loaded': 'throw new Error()',
  'fails at a task':
    'import { parentPort } from "node:worker_threads"; export function runTasks() { parentPort.on("message", () => { throw new Error(); }); }',
  'takes files, then ends': `import { parentPort } from "node:worker_threads"; export function runTasks() {
    parentPort.once("message", ({ taken }) => { Atomics.add(new Int32Array(taken), 0, 5); process.exit(); }); }`,
};

test.each(Object.entries(scripts))('without a thread that %s, nothing is lost', async (_what, script) => {
  const { after } = await filled(`data:text/javascript,${encodeURIComponent(script)}`, { files: 1, api: 1 });
  expect(after).toEqual(alone);
});

test('each file is taken once, from both ends', () => {
  const taken = noneTaken();
  const threads = [untaken(taken, 5, 'start'), untaken(taken, 5, 'end'), untaken(taken, 5, 'start')];
  const order = Array.from({ length: 3 }, () => threads.map((thread) => thread.next().value)).flat();
  expect(order).toEqual([0, 4, 1, 2, 3, undefined, undefined, undefined, undefined]);
});

test('of a file that a thread has examined, only the results are kept', () => {
  const cache = openCache();
  const [file] = textsBelow(folder).filter(
    ({ found }) => found.file === 'content/documentation/sending-ach.md',
  );
  if (!file) throw new Error('The article is missing.');
  const entry = examineFile(file, cache);
  const [{ content }] = readCached(file.found, file.text, cache);
  // Only what is restored from the results is parsed on demand.
  expect(Object.getOwnPropertyDescriptor(content, 'value')?.get).toBeDefined();
  expect(content?.value).toEqual(JSON.parse(String(entry.results.read?.[1])).value);
});

test('nothing is left to take of what is taken', () => {
  expect([...untaken(allTaken(3), 3, 'end'), ...untaken(allTaken(3), 3, 'start')]).toEqual([]);
});

test('a thread takes a file only when it has examined the one before', () => {
  const steps: string[] = [];
  const files = [0, 1].map((number) => ({
    file: `content/company/${number}.md`,
    slug: '',
    get text() {
      steps.push(`examine ${number}`);
      return '';
    },
  }));
  function* indexes() {
    for (const index of files.keys()) {
      steps.push(`take ${index}`);
      yield index;
    }
  }
  expect(resultsOf(files, indexes())).toHaveLength(2);
  expect(steps).toEqual(['take 0', 'examine 0', 'take 1', 'examine 1']);
});
