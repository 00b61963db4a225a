/** Checks content again after each change. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { type CheckOptions, checkWhole, isError, report } from '../../src/content-model/check';

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

async function check(folder: string, options: CheckOptions): Promise<string> {
  const start = performance.now();
  const diagnostics = await checkWhole(folder, options);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const verdict = diagnostics.some(isError) ? [] : ['Content is valid.'];
  const time = new Date().toTimeString().slice(0, 8);
  return [
    ...(diagnostics.length > 0 ? [report(diagnostics)] : []),
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

/**
 * Checks a content folder now and after each change, until the signal aborts.
 * @param print receives the diagnostics, or that content is valid, and how long the check took
 */
export async function watchContent(
  folder: string,
  options: CheckOptions,
  { print, signal }: { print: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  let checked = '';
  const checkNow = oneAtATime(async () => {
    checked = stateOf(folder);
    try {
      print(await check(folder, options));
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
  if (!signal.aborted) await once(signal, 'abort');
  clearTimeout(timer);
  clearInterval(scans);
  await watcher.close();
}
