// @ts-check
import { rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { toolEnv } from '../lib/env.mjs';
import { withLock } from '../lib/lock.mjs';
import { run, start } from '../lib/processes.mjs';
import { commandOf, root } from '../lib/root.mjs';
import { flagsForColdCode } from '../lib/v8-flags.mjs';
import { planBuild, recordStart, recordSuccess, removeBuild } from './build-record.mjs';

/** Bytes of disk space that a build needs; with less left after a failure, that's the likely reason. */
const room = 256 * 2 ** 20;

/** Code that is loaded into Gatsby before its own. */
const patches = join(root, 'src', 'gatsby', 'patches');
const withoutParcel = join(patches, 'without-parcel.cjs');
const promptDevelop = join(patches, 'prompt-develop.cjs');

/**
 * Gatsby runs queries in one process fewer than there are cores. With two cores that's a single worker, which takes a second
 * to start while Gatsby's own process waits. With one core, Gatsby runs queries itself.
 */
const cores = availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {};

/** For a build after an edit: webpack's plugins have accepted their settings before. */
const brief = { nodeArgs: flagsForColdCode, env: { SKIP_VALIDATION: 'y' } };

/**
 * Runs a Gatsby command and returns its exit code.
 * @param {string[]} args such as ['build']
 * @param {{ nodeArgs?: string[], env?: Record<string, string> }} [settings]
 */
export function gatsby(args, { nodeArgs: flags = [], env = {} } = {}) {
  const loaded = args[0] === 'develop' ? [withoutParcel, promptDevelop] : [withoutParcel];
  const nodeArgs = [...flags, ...loaded.flatMap((patch) => ['--require', patch])];
  return run(process.execPath, [...nodeArgs, commandOf('gatsby'), ...args], { env: { ...cores, ...env } });
}

/**
 * Builds for release and returns the exit code. Stops at errors in content. Builds only what changed since the last build,
 * or everything if that can't be determined. `--clean` builds from scratch, also without the caches of build steps.
 * @param {string[]} [args] of `gatsby build`, and `--clean`
 */
export function releaseBuild(args = []) {
  const onWait = (/** @type {string} */ work) => {
    if (work !== 'build') throw new Error(`${work} is running in this folder. Stop it, then build again.`);
    console.log('Waiting for another build in this folder to finish.');
  };
  return withLock(root, { lock: 'build', onWait }, () => buildAlone(args));
}

/** @param {string[]} args */
async function buildAlone(args) {
  // Imported here, because it needs a package, which a fresh clone installs first.
  const { buildInputs } = await import('./build-inputs.mjs');
  const gatsbyArgs = args.filter((arg) => arg !== '--clean');
  if (args.includes('--clean')) {
    removeBuild(root);
    rmSync(join(root, 'node_modules', '.cache'), { recursive: true, force: true });
  }
  const inputs = await buildInputs(root, gatsbyArgs, { env: toolEnv() });
  const plan = planBuild(root, inputs);
  if (plan.kind === 'nothing') {
    console.log('Nothing has changed since the last build. npm run build -- --clean builds from scratch.');
    return 0;
  }
  if (!(await contentIsInOrder())) return 1;
  recordStart(root, 'build');
  if (plan.kind === 'everything') {
    const why = plan.reason ? `everything again because ${plan.reason}` : 'the site';
    console.log(`Building ${why}. This takes about a minute.`);
    removeBuild(root);
  }
  const code = await gatsby(['build', ...gatsbyArgs], plan.kind === 'changes' ? brief : {});
  if (code === 0) recordSuccess(root, inputs);
  else explainFullDisk();
  return code;
}

/** Checks content/ and prints errors before the build changes any output. Gatsby prints warnings. */
async function contentIsInOrder() {
  const { loadCheck } = await import('../check/load-check.mjs');
  const { check, place } = await loadCheck();
  const folder = join(root, 'content');
  const diagnostics = await check.checkWhole(folder, { cache: check.openCache(place) });
  const errors = diagnostics.filter(check.isError);
  if (errors.length > 0) console.error(check.report(errors, { sources: check.sourcesOf(folder) }));
  return errors.length === 0;
}

/** Explains a failure that was probably caused by a full disk. */
function explainFullDisk() {
  const { bavail, bsize } = statfsSync(root);
  const left = bavail * bsize;
  if (left > room) return;
  const megabytes = Math.round(left / 2 ** 20);
  console.error(`The disk is full (${megabytes} MB left). Free some space, then run the same command again.`);
}

/**
 * Runs the development server and returns its exit code. A build can't run in the same folder meanwhile, and the next one
 * starts from scratch, because both use the same folders.
 * @param {string[]} args of `gatsby develop`
 */
export function develop(args) {
  const work = 'npm run develop';
  const onWait = (/** @type {string} */ other) => {
    if (other === work) throw new Error('npm run develop is already running in this folder.');
    console.log('Waiting for a build in this folder to finish.');
  };
  return withLock(root, { lock: 'build', work, onWait }, async () => {
    // Imported here, because it needs a package, which a fresh clone installs first.
    const { prepareContent } = await import('./develop-content.mjs');
    await prepareContent();
    recordStart(root, 'develop');
    return gatsby(['develop', ...args]);
  });
}

/**
 * Serves the built files with Gatsby's server and returns its process.
 * @param {number} port
 * @param {{ host?: string, stdio?: import('node:child_process').StdioOptions, nodeArgs?: string[] }} [options]
 */
export function serve(port, { host, stdio, nodeArgs = [] } = {}) {
  const command = [...nodeArgs, commandOf('gatsby')];
  const args = [...command, 'serve', '--port', String(port), ...(host ? ['--host', host] : [])];
  // Gatsby's default logger overwrites lines of other processes in the same terminal.
  const env = { GATSBY_LOGGER: 'yurnalist' };
  return start(process.execPath, args, stdio ? { stdio, env } : { env });
}
