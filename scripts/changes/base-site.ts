/** The built site of another commit. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addWorktree, removeWorktree } from '../lib/commits';
import { linkPackages } from '../lib/site-copy';

/** Builds the site in a folder, with its output in `public/`. Throws if the build fails. */
export type Build = (folder: string) => Promise<void>;

/** Where a site keeps the output of the last base, next to its other caches. */
const keptIn = (root: string): string => join(root, 'node_modules', '.cache', 'changes');

/** Caches that belong to one folder, or that no build reads. */
const notShared = new Set(['last-build.json', 'changes', 'check-tests']);

/** Gives a checkout the packages of the site if it needs the same ones, and its caches. A build installs missing packages. */
function sharePackages(root: string, folder: string): void {
  const [own, needed] = [root, folder].map((site) => {
    const lockfile = join(site, 'package-lock.json');
    return existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : '';
  });
  if (own !== needed || !existsSync(join(root, 'node_modules'))) return;
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [from, to] = [root, folder].map((site) => join(site, 'node_modules', '.cache'));
  if (!from || !to || !existsSync(from)) return;
  for (const name of readdirSync(from))
    if (!notShared.has(name)) cpSync(join(from, name), join(to, name), { recursive: true });
}

/**
 * The output of a commit's build. It's built in a temporary worktree, and kept until another commit is asked for or the day
 * changes, because pages depend on the day. Throws if Git can't check it out, or the build fails.
 * @param root the folder of the site
 * @param hash of the commit
 * @returns the folder with the output
 */
export async function baseSite(root: string, hash: string, build: Build): Promise<string> {
  const kept = keptIn(root);
  const name = `${hash}-${new Date().toISOString().slice(0, 10)}`;
  const output = join(kept, name);
  if (existsSync(output)) return output;
  const place = mkdtempSync(join(realpathSync(tmpdir()), 'base-site-'));
  const folder = join(place, 'site');
  const remove = (): void => {
    removeWorktree(root, folder);
    rmSync(place, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    addWorktree(root, hash, folder);
    sharePackages(root, folder);
    await build(folder);
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    // Renamed once complete, so that an interrupted copy is never taken for a site.
    cpSync(join(folder, 'public'), `${output}.part`, { recursive: true });
    renameSync(`${output}.part`, output);
    return output;
  } finally {
    process.off('exit', remove);
    remove();
  }
}
