/** Checks content again after each change. */
import { once } from 'node:events';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { watch } from 'chokidar';
import { type CheckOptions, checkWhole, isError, report, sourcesOf } from '../../src/content-model/check';
import { type CheckCache, openCache } from '../../src/content-model/check/cache/check-cache';
import { oneAtATime } from '../../src/content-model/check/develop/one-at-a-time';
import type { Paint } from '../../src/content-model/check/diagnostics/report';
import { textsBelow } from '../../src/content-model/check/reading/content-files';
import { elsewhere, verdict } from './verdict';

/** Milliseconds without another change after which a save counts as finished. */
const quietTime = 30;

/** Milliseconds between scans of all files, in case the watcher misses a change, as it may in a new folder. */
const scanInterval = 1000;

/** Names, sizes and times of all files below a folder, as text; empty while the folder can't be read. */
function stateOf(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        // Doesn't follow links: some editors mark an open file with a dangling symbolic link.
        const { size, mtimeMs } = lstatSync(join(folder, name));
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
  const time = new Date().toTimeString().slice(0, 8);
  // For .vscode/tasks.json, the first line starts a check and the last one ends it.
  return [
    'Checking content/.',
    ...(diagnostics.length > 0
      ? [report(diagnostics, { sources: sourcesOf(folder), ...(paint ? { paint } : {}) })]
      : []),
    ...(diagnostics.some(isError) ? [] : [verdict(limit)]),
    ...elsewhere(all, diagnostics),
    `Checked at ${time} in ${seconds} s.`,
  ].join('\n');
}

/** A cache that's written to disk after the report of a check. */
const savedLater = (cache: CheckCache): CheckCache => ({
  ...cache,
  keep: (files) => setImmediate(() => cache.keep(files)),
});

/** What makes a check of each format run most of its code: requests in code samples, which need the API, or a long text. */
const amountOf = {
  markdown: (text: string) => text.split('```').length,
  yaml: (text: string) => text.length,
} as const;

/**
 * Checks again as if one file of each format had changed, so that Node has compiled the code that the first edit needs: it's reported in
 * less than half the time.
 */
async function warmUp(folder: string, options: CheckOptions & { cache: CheckCache }): Promise<void> {
  const texts = textsBelow(folder);
  for (const format of ['markdown', 'yaml'] as const) {
    const amount = amountOf[format];
    const [richest] = texts
      .filter(({ found }) => found.type.format === format)
      .sort((a, b) => amount(b.text) - amount(a.text));
    if (richest) options.cache.forget(richest.found.file);
  }
  await checkWhole(folder, options);
  // The cache is written to disk now, not while the first edit is waiting.
  await nextTurn();
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
  // It isn't ready if it can't read a folder, for example because of a system limit. The scans below catch what it misses.
  await new Promise((resolve) => {
    watcher.once('ready', resolve);
    watcher.on('error', resolve);
  });
  await checkNow();
  const scans = setInterval(() => {
    if (stateOf(folder) !== checked) checkNow();
  }, scanInterval);
  await warmUp(folder, options).catch(() => {});
  print('Watching content/. Press Ctrl+C to stop.');
  if (!signal.aborted) await once(signal, 'abort');
  clearTimeout(timer);
  clearInterval(scans);
  await watcher.close();
}
