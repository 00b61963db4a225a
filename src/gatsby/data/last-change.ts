/** The day of a file's last change, from the Git history. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  return stdout.trim();
}

/** Whether the history is complete: a shallow one would give the day of the clone. */
const isWhole = (): Promise<boolean> =>
  git('rev-parse', '--is-shallow-repository').then(
    (output) => output === 'false',
    () => false,
  );

/** The day of each commit with the files it changed, newest first; of a merge those that differ from every parent. */
const history = (): Promise<string> =>
  git(
    ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames'],
    // Paths relative to the site's folder, which may be a subfolder of the repository.
    ...['--diff-merges=combined', '--relative'],
  );

/**
 * The day of each file's last change.
 * @param log commits, newest first: a NUL and the day, then a line for each file
 */
function daysIn(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

let days: Promise<ReadonlyMap<string, string>> | undefined;

/** All days at once: Git takes as long for one file as for all. */
const readDays = async (): Promise<ReadonlyMap<string, string>> =>
  (await isWhole()) ? daysIn(await history()) : new Map();

/**
 * The day of a file's last commit, such as "2026-11-20"; null if there's no complete history, or no commit of this file.
 * Reads the history once.
 * @param file relative to the site's folder
 */
export async function lastChange(file: string): Promise<string | null> {
  days ??= readDays();
  return (await days).get(file) ?? null;
}
