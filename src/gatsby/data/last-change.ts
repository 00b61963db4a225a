/** The day of a file's last change, from the Git history. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  return stdout.trim();
}

/** The day of each file's last change, from commits, newest first: of a merge, the files that differ from every parent. */
async function readDays(): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  // A shallow history would give the day of the clone; without Git there is none.
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true');
  if (shallow !== 'false') return days;
  const log = await git(
    ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only', '--no-renames'],
    // Paths relative to the site's folder, which may be a subfolder of the repository.
    ...['--diff-merges=combined', '--relative'],
  );
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

let days: ReturnType<typeof readDays> | undefined;

/** The day of a file's last commit, such as "2026-11-20"; null if unknown. Reads the history once, which takes as long for one file. */
export async function lastChange(file: string): Promise<string | null> {
  days ??= readDays();
  return (await days).get(file) ?? null;
}
