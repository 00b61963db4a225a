// @ts-check
/** `node scripts/run.mjs <script>`: installs the packages if needed, then runs a script of wireit's in package.json. */
import { spawn } from 'node:child_process';
import { installPackages } from './setup.mjs';

/** Settings of the tools. A stray NODE_ENV breaks them: each sets its own. */
const { NODE_ENV: _unused, ...inherited } = process.env;
const env = {
  GATSBY_TELEMETRY_DISABLED: '1',
  // An empty module. Otherwise Gatsby asks GitHub for a list of adapters.
  GATSBY_ADAPTERS_MANIFEST: 'module.exports = [];\n',
  // Gatsby's packages use `punycode`, of which Node warns.
  NODE_OPTIONS: '--disable-warning=DEP0040',
  ...inherited,
  // wireit compares fingerprints. It keeps no copies of builds, which would be 150 MB each.
  WIREIT_CACHE: 'none',
  WIREIT_FAILURES: 'continue',
};

/**
 * Runs a script of wireit's. Resolves to its exit code.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [more] environment variables
 * @returns {Promise<number>}
 */
export function run(script, more = {}) {
  const wireit = spawn(process.execPath, ['node_modules/wireit/bin/wireit.js'], {
    stdio: 'inherit',
    env: { ...env, ...more, npm_lifecycle_event: script },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => wireit.kill('SIGTERM'));
  // When npm is ended, its shell ends without passing the signal on.
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || wireit.kill('SIGTERM'), 1000).unref();
  return new Promise((resolve) => wireit.on('close', (code) => resolve(code ?? 1)));
}

if (process.argv[1] === import.meta.filename) {
  installPackages();
  process.exitCode = await run(process.argv[2] ?? '');
}
