// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ all: string, source: string, code: string }} Inputs From build-inputs.mjs. */

/**
 * What is known about the last command that wrote to `.cache` and `public`. A build is unfinished until it succeeds; output
 * of the development server is never complete.
 * @typedef {'build' | 'develop'} Command
 * @typedef {{ status: 'unfinished', command: Command } | (Inputs & { status: 'complete', output: string })} BuildRecord
 */

/** @param {string} folder of the site */
const recordFile = (folder) => join(folder, 'node_modules', '.cache', 'last-build.json');

/**
 * A hash of the built files' names, sizes and times; undefined if there are none.
 * @param {string} folder of the site
 */
function outputOf(folder) {
  const output = join(folder, 'public');
  if (!existsSync(join(output, 'index.html'))) return undefined;
  const hash = createHash('sha256');
  for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(output, name));
    hash.update(`${name}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {BuildRecord | undefined}
 */
function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(recordFile(folder), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {BuildRecord} record
 */
function writeRecord(folder, record) {
  const file = recordFile(folder);
  mkdirSync(dirname(file), { recursive: true });
  // Renamed once complete, so that readers never see a partial record.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(record));
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * What a build has to do: nothing, only what changed, which may be content alone, or everything, with the reason (except for the first build).
 * @typedef {{ kind: 'nothing' } | { kind: 'changes', isContentAlone: boolean } | { kind: 'everything', reason?: string }} Plan
 */

/**
 * @param {string} folder of the site
 * @param {Inputs} inputs
 * @returns {Plan}
 */
export function planBuild(folder, inputs) {
  const cached = existsSync(join(folder, '.cache'));
  const output = outputOf(folder);
  if (!cached && !existsSync(join(folder, 'public'))) return { kind: 'everything' };
  const record = readRecord(folder);
  if (record?.status === 'unfinished' && record.command === 'develop')
    return { kind: 'everything', reason: 'npm run develop uses the same folders' };
  if (record?.status !== 'complete' || !cached || !output)
    return { kind: 'everything', reason: "the last build didn't finish" };
  if (record.output !== output)
    return { kind: 'everything', reason: 'public/ was changed outside of a build' };
  if (record.all === inputs.all) return { kind: 'nothing' };
  if (record.code !== inputs.code)
    return {
      kind: 'everything',
      reason: "the build's code, a package, a setting, Node or the folder's path has changed",
    };
  return { kind: 'changes', isContentAlone: record.source === inputs.source };
}

/** Removes the output of earlier builds, so that the next build starts from scratch. @param {string} folder */
export function removeBuild(folder) {
  for (const name of ['.cache', 'public']) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Call it before a command writes to `.cache` or `public`.
 * @param {string} folder of the site
 * @param {Command} command
 */
export const recordStart = (folder, command) => writeRecord(folder, { status: 'unfinished', command });

/**
 * Call it after a build has succeeded.
 * @param {string} folder of the site
 * @param {Inputs} inputs as they were before the build
 */
export function recordSuccess(folder, inputs) {
  const output = outputOf(folder);
  if (output) writeRecord(folder, { status: 'complete', ...inputs, output });
}
