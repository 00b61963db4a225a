/** When a file was last changed, by the history of the site. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { encoding: 'utf8' });
  return stdout.trim();
}

let whole: Promise<boolean> | undefined;

/** Whether there is a history, and all of it: a shallow one would name the day of the copy. */
const isWhole = (): Promise<boolean> =>
  git('rev-parse', '--is-shallow-repository').then(
    (answer) => answer === 'false',
    () => false,
  );

/**
 * The day of a file's last commit, such as "2026-11-20"; null where there is no history, or none of this file.
 * @param file from the folder of the site
 */
export async function lastChange(file: string): Promise<string | null> {
  whole ??= isWhole();
  if (!(await whole)) return null;
  return (await git('log', '-1', '--format=%cs', '--', file)) || null;
}
