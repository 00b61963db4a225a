// @ts-check
/** The options of `npm run build` and `npm run develop`. Gatsby would refuse a wrong one only after the last build has been removed. */
import { parseArgs } from 'node:util';

const flag = /** @type {const} */ ({ type: 'boolean' });
const text = /** @type {const} */ ({ type: 'string' });

/** Gatsby's own that make sense here. */
const build = { clean: flag, verbose: flag, profile: flag, 'no-uglify': flag, 'graphql-tracing': flag };
const develop = {
  port: { ...text, short: 'p' },
  host: { ...text, short: 'H' },
  open: { ...flag, short: 'o' },
  https: { ...flag, short: 'S' },
  verbose: flag,
  'graphql-tracing': flag,
};

/** Node's debugger, whose port can be left out. */
const inspect = /^--inspect(-brk)?(=\d+)?$/;

export const buildHelp = `npm run build [-- options]

Builds the site into public/: what has changed since the last build, or everything if that can't be determined.

  --clean            builds from scratch
  --verbose          prints more of what Gatsby does
  --profile          builds React with support for its profiler
  --no-uglify        leaves scripts readable
  --graphql-tracing  traces every GraphQL resolver`;

export const developHelp = `npm run develop [-- options]

Starts a server on http://localhost:8000 that shows edits of content and code within a second.

  --port, -p 8001     the port
  --host, -H 0.0.0.0  the address to listen on
  --open, -o          opens the site in the browser
  --https, -S         serves over HTTPS
  --inspect[=9229]    lets Node's debugger connect; --inspect-brk waits for it
  --verbose           prints more of what Gatsby does
  --graphql-tracing   traces every GraphQL resolver`;

/**
 * Throws for an unknown option, and for what isn't one.
 * @param {'build' | 'develop'} command
 * @param {string[]} args what follows the command
 */
export function requireKnownOptions(command, args) {
  const own = command === 'develop' ? args.filter((arg) => !inspect.test(arg)) : args;
  parseArgs({ args: own, options: command === 'develop' ? develop : build });
}
