/** Worker threads must compute what the check computes itself. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallContent } from '../../../../tests/unit/sample-content';
import { type CheckCache, openCache } from '../cache/check-cache';
import { textsBelow } from '../reading/content-files';
import { computeFileResults, resultsOfWorker } from './file-results';
import { examineFile } from './file-rules';
import { noneTaken, resultsOf, untaken } from './worker';

jest.setTimeout(120_000);

const folder = smallContent();
const cacheFolder = mkdtempSync(join(tmpdir(), 'file-results-'));
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
    console.log((await loadCheck(${JSON.stringify(cacheFolder)})).place.bundle);
  });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim();
}

const texts = textsBelow(folder);
const resultsIn = (cache: CheckCache) =>
  texts.map(({ found, text }) => [found.file, cache.entryOf(found.file, text).results]);

let alone: ReturnType<typeof resultsIn>;

beforeAll(() => {
  const cache = openCache();
  for (const file of texts) examineFile(file, cache);
  alone = resultsIn(cache);
});

test('a worker thread computes the same results as this one', async () => {
  const files = texts.map(({ found: { file, slug }, text }) => ({ file, slug, text }));
  const found = await resultsOfWorker({ bundle: bundleOfCheck(), files, taken: noneTaken() });
  expect(found.map(([index, results]) => [texts[index]?.found.file, results])).toEqual(alone);
});

const scripts = {
  fails: 'throw new Error()',
  'takes files, then ends':
    'import { workerData } from "node:worker_threads"; export function answerFileResults() { Atomics.add(new Int32Array(workerData.taken), 0, 5); }',
};

test.each(Object.entries(scripts))(
  'without results of a worker that %s, nothing else is lost',
  async (_what, script) => {
    const cache = openCache({ file: '', version: '', bundle: `data:text/javascript,${script}` });
    await computeFileResults(folder, cache, 1);
    const ownOnly = resultsIn(cache);
    const missing = ownOnly.filter(([, results]) => Object.keys(results as object).length === 0);
    expect(missing.length).toBeLessThanOrEqual(6);
    for (const file of texts) examineFile(file, cache);
    expect(resultsIn(cache)).toEqual(alone);
  },
);

test('each file is taken once, from both ends', () => {
  const taken = noneTaken();
  const threads = [untaken(taken, 5, 'start'), untaken(taken, 5, 'end'), untaken(taken, 5, 'start')];
  const order = Array.from({ length: 3 }, () => threads.map((thread) => thread.next().value)).flat();
  expect(order).toEqual([0, 4, 1, 2, 3, undefined, undefined, undefined, undefined]);
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
