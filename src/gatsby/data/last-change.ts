/** When a file was last changed, by the history of the site. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  return stdout.trim();
}

/** Whether there is a history, and all of it: a shallow one would name the day of the copy. */
const isWhole = (): Promise<boolean> =>
  git('rev-parse', '--is-shallow-repository').then(
    (answer) => answer === 'false',
    () => false,
  );

/** The day of each commit with the files it changed, the newest first; of a merge those that differ from every parent. */
const history = (): Promise<string> =>
  git(
    ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames'],
    // Names from the folder of the site on, which need not be that of the repository.
    ...['--diff-merges=combined', '--relative'],
  );

/**
 * The day on which each file was changed last.
 * @param log commits, the newest first: a zero byte and the day, then a line for each file
 */
export function daysIn(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

let days: Promise<ReadonlyMap<string, string>> | undefined;

/** All days at once: git takes as long for one file as for all. */
const readDays = async (): Promise<ReadonlyMap<string, string>> =>
  (await isWhole()) ? daysIn(await history()) : new Map();

/**
 * The day of a file's last commit, such as "2026-11-20"; null where there is no history, or none of this file.
 * The history is read once.
 * @param file from the folder of the site
 */
export async function lastChange(file: string): Promise<string | null> {
  days ??= readDays();
  return (await days).get(file) ?? null;
}
