/** A copy of the site at another commit, for comparison. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../lib/commits';
import { root } from '../lib/root.mjs';
import { copySite, type SiteCopy } from '../lib/site-copy';

/** Runs a command in a folder. Throws with its output if it fails. */
function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Throws if a name isn't a commit of this repository. */
export function checkCommit(name: string): void {
  hashOf(root, name);
}

/**
 * Copies the site at a commit, with that commit's packages, installed if they differ from the current ones. The packages
 * are removed when the process exits; the caller removes the copy.
 */
export function copyAt(commit: string): SiteCopy {
  // The clone has other names for the branches of a remote repository.
  const hash = hashOf(root, commit);
  const place = mkdtempSync(join(realpathSync(tmpdir()), 'commit-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'site');
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
  run(folder, 'git', 'checkout', '--quiet', '--detach', hash);
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile(root)) return copySite(folder, join(root, 'node_modules'));
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return copySite(folder);
}

/**
 * Builds the site at a commit.
 * @param read what to read from its `public/` folder, which is removed with the copy afterward
 */
export async function atCommit<T>(commit: string, read: (folder: string) => T | Promise<T>): Promise<T> {
  const site = copyAt(commit);
  try {
    site.run(process.execPath, 'scripts/gatsby.mjs', 'build');
    return await read(join(site.folder, 'public'));
  } finally {
    site.remove();
  }
}
