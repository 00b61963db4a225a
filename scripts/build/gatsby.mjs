// @ts-check
import { rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { coldCode } from '../lib/cold-code-args.mjs';
import { toolEnv } from '../lib/env.mjs';
import { withLock } from '../lib/lock.mjs';
import { exitCodeOf, run, start, stop } from '../lib/processes.mjs';
import { commandOf, root } from '../lib/root.mjs';
import { planBuild, recordStart, recordSuccess, removeBuild } from './build-record.mjs';
import { pathProblem } from './buildable-path.mjs';

/** Bytes of disk space that a build needs; with less left after a failure, that's the likely reason. */
const room = 256 * 2 ** 20;

/** Code that is loaded into Gatsby before its own. */
const patches = join(root, 'src', 'gatsby', 'patches');
const always = ['without-parcel.cjs', 'parse-queries-only.cjs'].map((file) => join(patches, file));
const promptDevelop = join(patches, 'prompt-develop.cjs');

/**
 * Gatsby runs queries in one process fewer than there are cores. With two cores that's a single worker, which takes a second
 * to start while Gatsby's own process waits. With one core, Gatsby runs queries itself.
 */
const cores = availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {};

/**
 * Settings of an incremental build: webpack's plugins have already validated these settings, and the last build has bundled the code
 * of the build (load-bundled.cjs).
 */
const incremental = { nodeArgs: coldCode, env: { SKIP_VALIDATION: 'y', BUILD_CODE: 'bundled' } };

/** The same after an edit of content alone: the generated types are still those of the queries (src/gatsby/config.ts). */
const afterContentEdit = { ...incremental, env: { ...incremental.env, GENERATED_TYPES: 'current' } };

/**
 * Makes Linux's C library (glibc) return freed memory right away. By default it keeps freed blocks of up to 32 MB, once one of that size
 * was freed: 0.2 GB in a build of 12,000 pages. Costs no time that can be measured.
 */
const returnsMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @typedef {{ nodeArgs?: string[], env?: Record<string, string> }} Settings */

/** Packages of Gatsby use Node's `punycode`. Node warns of it since version 22, and Gatsby prints that as an error. */
const quiet = '--disable-warning=DEP0040';

/**
 * Node's arguments for a Gatsby command.
 * @param {string[]} args such as ['build']
 * @param {string[]} [flags] of Node
 */
function nodeArgsFor(args, flags = []) {
  const loaded = args[0] === 'develop' ? [...always, promptDevelop] : always;
  return [quiet, ...flags, ...loaded.flatMap((patch) => ['--require', patch]), commandOf('gatsby'), ...args];
}

/**
 * Runs a Gatsby command and returns its exit code.
 * @param {string[]} args such as ['build']
 */
export const gatsby = (args) => run(process.execPath, nodeArgsFor(args), { env: cores });

/**
 * Starts a build, which waits for the warnings of the content check before it writes anything (node-apis/content-check.ts).
 * @param {string[]} args such as ['build']
 * @param {Settings} [settings]
 */
function startBuild(args, { nodeArgs, env } = {}) {
  const build = start(process.execPath, nodeArgsFor(args, nodeArgs), {
    env: { ...cores, ...returnsMemory, ...env, CONTENT_CHECK: 'stdin' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // A build that has already failed doesn't read its input; its exit code is what counts.
  build.stdin?.on('error', () => {});
  const exitCode = exitCodeOf(build);
  const go = (/** @type {string} */ warnings) => build.stdin?.end(JSON.stringify({ warnings }));
  return { exitCode, go, cancel: () => stop(build) };
}

/**
 * Builds for release and returns the exit code. Stops at errors in content. Builds only what changed since the last build,
 * or everything if that can't be determined. `--clean` builds from scratch, without the caches of build steps too.
 * @param {string[]} [args] see build/options.mjs
 */
export function releaseBuild(args = []) {
  requireBuildablePath();
  const onWait = (/** @type {string} */ work) => {
    if (work !== 'build') throw new Error(`${work} is running in this folder. Stop it, then build again.`);
    console.log('Waiting for another build in this folder to finish.');
  };
  return withLock(root, { lock: 'build', onWait }, () => buildAlone(args));
}

/** Throws if Gatsby can't work in this folder. */
function requireBuildablePath() {
  const problem = pathProblem(root);
  if (problem) throw new Error(problem);
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
  // Gatsby takes a second to load, and content is checked meanwhile.
  const started =
    plan.kind === 'changes'
      ? startBuild(['build', ...gatsbyArgs], plan.isContentAlone ? afterContentEdit : incremental)
      : undefined;
  const content = await readyToBuild(plan).catch(async (error) => {
    // It would wait for the warnings forever.
    await started?.cancel();
    explainFullDisk();
    throw error;
  });
  if (content.errors) {
    await started?.cancel();
    console.error(content.errors);
    return 1;
  }
  const build = started ?? startBuild(['build', ...gatsbyArgs]);
  build.go(content.warnings);
  const code = await build.exitCode;
  if (code === 0) recordSuccess(root, inputs);
  else explainFullDisk();
  return code;
}

/**
 * Checks content. Unless it has errors, records that a build starts, and removes the last one if everything is built.
 * @param {ReturnType<typeof planBuild>} plan
 */
async function readyToBuild(plan) {
  const content = await checkedContent();
  if (content.errors) return content;
  recordStart(root, 'build');
  if (plan.kind === 'everything') {
    const why = plan.reason ? `everything again because ${plan.reason}` : 'the site';
    console.log(`Building ${why}. This takes about a minute.`);
    removeBuild(root);
  }
  return content;
}

/** The reports of the errors and of the warnings in content/; empty if there are none. */
async function checkedContent() {
  const { loadCheck } = await import('../check/load-check.mjs');
  const { check, place } = await loadCheck();
  const folder = join(root, 'content');
  const diagnostics = await check.checkWhole(folder, { cache: check.openCache(place) });
  const sources = check.sourcesOf(folder);
  const reportOf = (/** @type {typeof diagnostics} */ found) =>
    found.length > 0 ? check.report(found, { sources }) : '';
  return {
    errors: reportOf(diagnostics.filter(check.isError)),
    warnings: reportOf(diagnostics.filter(check.isWarning)),
  };
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
 * @param {string[]} args see build/options.mjs
 */
export function develop(args) {
  requireBuildablePath();
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
