/** Fills the copy of content/ before the development server starts. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { CheckCache } from '../cache/check-cache';
import { isError } from '../diagnostics/diagnostic';
import { checkWhole } from '../index';
import { updateCopy } from './content-copy';

/** Writes a folder of the last commit to another folder. Returns whether there's a commit with it. */
function writeCommitted(folder: string, to: string): boolean {
  const temporary = mkdtempSync(join(tmpdir(), 'committed-'));
  // A separate index, so that nothing that's staged is lost.
  const env = { ...process.env, GIT_INDEX_FILE: join(temporary, 'index') };
  const git = (place: string, ...args: string[]) =>
    execFileSync('git', ['-C', place, ...args], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const top = git(folder, 'rev-parse', '--show-toplevel').trim();
    const prefix = git(folder, 'rev-parse', '--show-prefix').trim().replace(/\/$/, '');
    git(top, 'read-tree', `HEAD:${prefix}`);
    rmSync(to, { recursive: true, force: true });
    // In a subfolder, Git would skip the files, whose paths now start at content/.
    git(top, 'checkout-index', '--all', `--prefix=${to}${sep}`);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Prepares the copy for the start of the development server: content/ if it's valid; otherwise the copy of the last run, or
 * the content of the last commit.
 * @param folder the absolute path of content/
 * @param copy the absolute path of the copy
 * @returns whether the copy is valid content
 */
export async function prepareCopy(folder: string, copy: string, cache: CheckCache): Promise<boolean> {
  const isValid = async (one: string) => !(await checkWhole(one, { cache })).some(isError);
  if (await isValid(folder)) {
    updateCopy(folder, copy);
    return true;
  }
  if (existsSync(copy) && (await isValid(copy))) return true;
  return writeCommitted(folder, copy) && existsSync(copy) && (await isValid(copy));
}
