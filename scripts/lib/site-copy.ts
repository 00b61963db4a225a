/** A private copy of the site, for building and measuring it after edits. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSources } from '../build/build-inputs.mjs';
import { toolEnv } from './env.mjs';
import { isRunning } from './processes.mjs';

/** What builds write to the site's folder. */
const caches = ['.cache', 'public', join('node_modules', '.cache')];

/** What `npm run build` needs besides the sources. */
const tools = ['scripts', '.gitignore', '.npmrc'];

/** A copy of the site with its own cache in node_modules and a Git history of one commit. */
export type SiteCopy = {
  /** Absolute. */
  readonly folder: string;
  /** Runs a command in the folder. Throws with the end of its output if it fails. */
  readonly run: (command: string, ...args: string[]) => void;
  /** Runs an npm script. Returns its wall time in seconds; throws if it fails. */
  readonly npm: (script: string, ...args: string[]) => number;
  /** Commits everything. */
  readonly commit: () => void;
  /** Removes the output of builds and every cache. */
  readonly forget: () => void;
  /** Sets the output of builds aside during a task, as if nothing had been built. */
  readonly withoutCaches: <T>(task: () => T) => T;
  readonly remove: () => void;
};

const failed = (what: string, { status, signal, stdout, stderr }: SpawnSyncReturns<string>): Error =>
  new Error(`${what} ended with ${signal ?? status}:\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);

/** Links the packages, except for the caches that builds keep next to them. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
}

function moveAll(from: string, to: string): void {
  for (const name of caches) {
    rmSync(join(to, name), { recursive: true, force: true });
    if (!existsSync(join(from, name))) continue;
    mkdirSync(join(to, name, '..'), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
}

/** Removes a folder, unless it can't be removed: another user's. */
function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It takes up space, and nothing else.
  }
}

/** A new folder for a copy. Removes those that killed processes have left. @param temporary absolute */
export function newPlace(temporary = realpathSync(tmpdir())): string {
  for (const name of readdirSync(temporary)) {
    const [, pid] = /^site-copy-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) removeIfAllowed(join(temporary, name));
  }
  return mkdtempSync(join(temporary, `site-copy-${process.pid}-`));
}

/**
 * Copies a site.
 * @param site the folder of a site
 * @param packages the folder of its installed packages
 */
export function copySite(site: string, packages = join(site, 'node_modules')): SiteCopy {
  const place = newPlace();
  const [folder, aside] = [join(place, 'site'), join(place, 'aside')];
  mkdirSync(folder);
  for (const source of [...buildSources, ...tools])
    if (existsSync(join(site, source))) cpSync(join(site, source), join(folder, source), { recursive: true });
  linkPackages(packages, join(folder, 'node_modules'));

  const run = (command: string, ...args: string[]): void => {
    const env = { ...toolEnv(process.env, false), npm_execpath: '' };
    const result = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (result.status !== 0) throw failed(`${command} ${args.join(' ')}`, result);
  };
  const commit = () => {
    run('git', 'add', '--all');
    const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@site.example'];
    run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Edit');
  };
  run('git', 'init', '--quiet');
  commit();
  return {
    folder,
    run,
    commit,
    npm: (script, ...args) => {
      const start = performance.now();
      run('npm', 'run', '--silent', script, '--', ...args);
      return (performance.now() - start) / 1000;
    },
    forget: () => {
      for (const name of caches) rmSync(join(folder, name), { recursive: true, force: true });
    },
    withoutCaches: (task) => {
      moveAll(folder, aside);
      try {
        return task();
      } finally {
        moveAll(aside, folder);
      }
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
