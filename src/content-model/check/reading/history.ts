/** What Git knows about content files. Everything works without Git, a repository or a commit, but knows less. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Whether a folder is in a repository. Otherwise there's no need to start Git, which takes longer than most checks. */
const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));

/** The output of a Git command in a folder; undefined if it fails. */
function git(folder: string, ...args: string[]): string | undefined {
  if (!isInRepository(resolve(folder))) return undefined;
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2_000,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    });
  } catch {
    return undefined;
  }
}

/** The path of a content file, such as "content/facts.yaml", below its folder. */
const below = (file: string): string => file.replace(/^content\//, '');

/**
 * The text of a content file at the last commit; undefined if there's none.
 * @param folder the content folder
 */
export const committedText = (folder: string, file: string): string | undefined =>
  git(folder, 'show', `HEAD:./${below(file)}`);

function modifiedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** When a content file last changed, for comparison with others. */
export type ChangeTimes = (file: string) => readonly [commit: number, file: number];

/**
 * Distinguishes new files from old ones: one that isn't committed, or has changed since, is the newest; then the last commit counts,
 * then the time of the file. Git is only asked when a time is.
 * @param folder the content folder
 */
export function changeTimesIn(folder: string): ChangeTimes {
  let uncommitted: ReadonlySet<string> | undefined;
  const isUncommitted = (path: string): boolean => {
    uncommitted ??= new Set(
      [
        git(folder, 'diff', '--name-only', '-z', '--relative', 'HEAD'),
        git(folder, 'ls-files', '-z', '--others', '--exclude-standard'),
      ].flatMap((names = '') => names.split('\0')),
    );
    return uncommitted.has(path);
  };
  return (file) => {
    const path = below(file);
    const commit = isUncommitted(path)
      ? Number.POSITIVE_INFINITY
      : Number(git(folder, 'log', '-1', '--format=%ct', '--', path) ?? 0);
    return [commit, modifiedAt(join(folder, path))];
  };
}

/**
 * Of files that share something, those to report: all but the oldest. Of files that changed at the same time,
 * the first is the oldest.
 */
export function newerOf<T extends { readonly file: string }>(
  holders: readonly T[],
  changedAt: ChangeTimes,
): { oldest: T; newer: T[] } | undefined {
  const [first, ...others] = holders;
  if (!first || others.length === 0) return undefined;
  const times = new Map(holders.map(({ file }) => [file, changedAt(file)]));
  const isOlder = (a: T, b: T): boolean => {
    const [[commitA, fileA], [commitB, fileB]] = [times.get(a.file) ?? [0, 0], times.get(b.file) ?? [0, 0]];
    return commitA === commitB ? fileA < fileB : commitA < commitB;
  };
  const oldest = others.reduce((found, one) => (isOlder(one, found) ? one : found), first);
  return { oldest, newer: holders.filter((one) => one !== oldest) };
}
