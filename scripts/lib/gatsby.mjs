// @ts-check
import { join } from 'node:path';
import { run, start } from './processes.mjs';
import { commandOf, root } from './root.mjs';

/** Loaded into Gatsby before its own code. */
const patch = join(root, 'scripts', 'patches', 'without-parcel.cjs');

/**
 * Runs a Gatsby command to its end and gives its exit code.
 * @param {string[]} args such as ['build']
 */
export function gatsby(args) {
  return run(process.execPath, ['--require', patch, commandOf('gatsby'), ...args]);
}

/**
 * Builds for release and gives the exit code. It starts from nothing, because a warm build
 * does not rewrite the HTML of pages of which only the CSS has changed.
 * @param {string[]} [args] of `gatsby build`
 */
export async function releaseBuild(args = []) {
  return (await gatsby(['clean'])) || (await gatsby(['build', ...args]));
}

/**
 * Starts Gatsby's server over the built files and gives its process.
 * @param {number} port
 * @param {{ host?: string, stdio?: import('node:child_process').StdioOptions, nodeArgs?: string[] }} [options]
 */
export function serve(port, { host, stdio, nodeArgs = [] } = {}) {
  const command = [...nodeArgs, commandOf('gatsby')];
  const args = [...command, 'serve', '--port', String(port), ...(host ? ['--host', host] : [])];
  // Gatsby's other logger draws over the lines of whoever shares the terminal with it.
  const env = { GATSBY_LOGGER: 'yurnalist' };
  return start(process.execPath, args, stdio ? { stdio, env } : { env });
}
