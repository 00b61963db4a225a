/** Which content files differ from Git's last commit, so that a copy is reported and not its original. */
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';

/** Whether a file, such as "content/facts.yaml", is new or changed. */
export type IsChanged = (file: string) => boolean;

/** For folders that Git doesn't know. */
export const nothingChanged: IsChanged = () => false;

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The files that Git reports below a folder, with "content" as the folder's name; empty without Git. */
function changedBelow(folder: string): ReadonlySet<string> {
  try {
    const prefix = git(folder, 'rev-parse', '--show-prefix').trim();
    // Each entry is two letters, a space and a path from the repository's root; a renamed file's old path follows.
    const entries = git(folder, 'status', '--porcelain', '-z', '--untracked-files=all', '--', '.').split(
      '\0',
    );
    const paths = entries.filter((entry) => /^.. ./.test(entry)).map((entry) => entry.slice(3));
    return new Set(paths.map((path) => posix.join('content', path.slice(prefix.length))));
  } catch {
    return new Set();
  }
}

/** Compares a content folder with the last commit. Git only runs if something is asked, and once. */
export function changesIn(folder: string): IsChanged {
  let changed: ReadonlySet<string> | undefined;
  return (file) => {
    changed ??= changedBelow(folder);
    return changed.has(file);
  };
}
