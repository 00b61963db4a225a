/** A copy of the site at another commit, for comparison. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { copySite, type SiteCopy } from '../lib/site-copy';

/** Runs a command in a folder. Throws with its output if it fails. */
function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Throws if a name isn't a commit of this repository. */
export function checkCommit(name: string): void {
  const { status } = spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], {
    cwd: root,
  });
  if (status !== 0) throw new Error(`There is no commit "${name}". Write a hash, a tag or one like HEAD~10.`);
}

/**
 * Copies the site at a commit, with that commit's packages, installed if they differ from the current ones. The packages
 * are removed when the process exits; the caller removes the copy.
 */
export function copyAt(commit: string): SiteCopy {
  const place = mkdtempSync(join(realpathSync(tmpdir()), 'commit-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, 'site');
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
  run(folder, 'git', 'checkout', '--quiet', '--detach', commit);
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile(root)) return copySite(folder, join(root, 'node_modules'));
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return copySite(folder);
}
