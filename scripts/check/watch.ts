/** Checks content again after each change. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { type CheckOptions, checkWhole, isError, report, sourcesOf } from '../../src/content-model/check';
import { type CheckCache, openCache } from '../../src/content-model/check/cache/check-cache';
import type { Paint } from '../../src/content-model/check/diagnostics/report';
import { examineFile } from '../../src/content-model/check/file-results/file-rules';
import { textsBelow } from '../../src/content-model/check/reading/content-files';

/** Milliseconds without another change after which a save counts as finished. */
const quietTime = 30;

/** Milliseconds between scans of all files, in case the watcher misses a change, as it may in a new folder. */
const scanInterval = 1000;

/** Names, sizes and times of all files below a folder, as text; empty while the folder can't be read. */
function stateOf(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const { size, mtimeMs } = statSync(join(folder, name));
        return `${name} ${size} ${mtimeMs}`;
      })
      .join('\n');
  } catch {
    return '';
  }
}

/** How to watch. */
type WatchOptions = {
  /** Receives the diagnostics, or that content is valid, and how long the check took. */
  print: (text: string) => void;
  /** Ends the watch. */
  signal: AbortSignal;
  /** The files to report; by default all. */
  limit?: ReadonlySet<string>;
  /** Colors for a terminal. */
  paint?: Paint;
};

async function check(folder: string, options: CheckOptions, { limit, paint }: WatchOptions): Promise<string> {
  const start = performance.now();
  const all = await checkWhole(folder, options);
  const diagnostics = limit ? all.filter(({ file }) => limit.has(file)) : all;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const verdict = diagnostics.some(isError) ? [] : ['Content is valid.'];
  const time = new Date().toTimeString().slice(0, 8);
  // The first and the last line are the limits of a check for .vscode/tasks.json.
  return [
    'Checking content/.',
    ...(diagnostics.length > 0
      ? [report(diagnostics, { sources: sourcesOf(folder), ...(paint ? { paint } : {}) })]
      : []),
    ...verdict,
    `Checked at ${time} in ${seconds} s.`,
  ].join('\n');
}

/** Wraps `work` so that it never runs concurrently: a call during a run causes one more run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work();
    }
    running = false;
  };
}

/** A cache that's written to disk after the report of a check. */
const savedLater = (cache: CheckCache): CheckCache => ({
  ...cache,
  keep: (files) => setImmediate(() => cache.keep(files)),
});

/** Reads a long text of each format as if it were new, so that Node has compiled the code that reads the first edit. */
function warmUp(folder: string): void {
  const texts = textsBelow(folder).sort((a, b) => b.text.length - a.text.length);
  for (const format of ['markdown', 'yaml']) {
    const longest = texts.find(({ found }) => found.type.format === format);
    if (longest) examineFile(longest, openCache());
  }
}

/** Checks a content folder now and after each change, until the signal aborts. */
export async function watchContent(
  folder: string,
  { cache = openCache(), ...given }: CheckOptions,
  watchOptions: WatchOptions,
): Promise<void> {
  const { print, signal } = watchOptions;
  const options = { ...given, cache: savedLater(cache) };
  let checked = '';
  const checkNow = oneAtATime(async () => {
    checked = stateOf(folder);
    try {
      print(await check(folder, options, watchOptions));
    } catch (error) {
      // A folder may be missing for a moment, for example while a branch is checked out.
      print(`can't check content/: ${(error as Error).message}`);
    }
  });
  let timer: NodeJS.Timeout | undefined;
  // Editors replace files on save: `atomic` would wait for that, and so does the timer.
  const watcher = watch(folder, { ignoreInitial: true, atomic: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(checkNow, quietTime);
  });
  await once(watcher, 'ready');
  await checkNow();
  const scans = setInterval(() => {
    if (stateOf(folder) !== checked) checkNow();
  }, scanInterval);
  print('Watching content/. Press Ctrl+C to stop.');
  warmUp(folder);
  if (!signal.aborted) await once(signal, 'abort');
  clearTimeout(timer);
  clearInterval(scans);
  await watcher.close();
}
