/** Commits of a Git repository, and their files. */
import { spawnSync } from 'node:child_process';

function git(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return { isDone: status === 0, output: (stdout ?? '').trim(), error: (stderr ?? '').trim() };
}

/** The hash of a commit by any of its names: origin/main, a tag, HEAD~10. Throws if there's no such commit. */
export function hashOf(folder: string, name: string): string {
  const { isDone, output } = git(folder, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`);
  if (!isDone) throw new Error(`There is no commit "${name}". Write a hash, a tag or one like HEAD~10.`);
  return output;
}

/**
 * The hash of the commit where the current branch left another one, so that what others did there since isn't taken for a
 * change here; the commit itself if the two have no history in common. Throws if there's no such commit.
 */
export function forkPoint(folder: string, name: string): string {
  const hash = hashOf(folder, name);
  const { isDone, output } = git(folder, 'merge-base', hash, 'HEAD');
  return isDone ? output : hash;
}

/** Checks a commit out into a new folder that shares the repository. Throws with Git's message if that fails. */
export function addWorktree(repository: string, hash: string, folder: string): void {
  // A killed process leaves the entry of a folder that no longer exists.
  git(repository, 'worktree', 'prune');
  const { isDone, error } = git(repository, 'worktree', 'add', '--quiet', '--detach', folder, hash);
  if (!isDone) throw new Error(`Git can't check out ${hash}: ${error}`);
}

/** Removes a folder of `addWorktree` with everything in it. */
export function removeWorktree(repository: string, folder: string): void {
  git(repository, 'worktree', 'remove', '--force', folder);
}
