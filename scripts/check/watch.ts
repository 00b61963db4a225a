/** Checks content again after each change. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { type CheckOptions, checkWhole, isError, report } from '../../src/content-model/check';

/** Milliseconds without another change after which a save counts as complete. */
const quietTime = 30;

/** Milliseconds between two looks at all files, in case the watcher has missed a change, as it may in a new folder. */
const lookEvery = 1000;

/** Names, sizes and times of all files below a folder, as a text; empty while the folder can't be read. */
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
  const verdict = diagnostics.some(isError) ? [] : ['Content is in order.'];
  const time = new Date().toTimeString().slice(0, 8);
  return [
    ...(diagnostics.length > 0 ? [report(diagnostics)] : []),
    ...verdict,
    `Checked at ${time} in ${seconds} s.`,
  ].join('\n');
}

/** Gives a function that runs the work, and once more if it was called meanwhile; never twice at the same time. */
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
 * @param print is given what is wrong, or that content is in order, and how long the check took
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
      // A folder may be gone for a moment, as while a branch is checked out.
      print(`content/ cannot be checked now: ${(error as Error).message}`);
    }
  });
  let timer: NodeJS.Timeout | undefined;
  // Editors put a new file in the place of the old one: `atomic` would wait for it, and so does the timer.
  const watcher = watch(folder, { ignoreInitial: true, atomic: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(checkNow, quietTime);
  });
  await once(watcher, 'ready');
  await checkNow();
  const looks = setInterval(() => {
    if (stateOf(folder) !== checked) checkNow();
  }, lookEvery);
  print('Watching content/. Ctrl+C ends it.');
  if (!signal.aborted) await once(signal, 'abort');
  clearTimeout(timer);
  clearInterval(looks);
  await watcher.close();
}
