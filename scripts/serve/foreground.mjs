// @ts-check
import { join } from 'node:path';
import { requireBuild } from '../lib/require-build.mjs';
import { root } from '../lib/root.mjs';
import { tryPort } from '../machine/port.mjs';

/**
 * Where to serve, and the command that serves on another port, as an example in errors.
 * @typedef {{ port: number, host: string, example: string }} Place
 */

/**
 * What is wrong with a port, from the error of a server that can't listen on it.
 * @param {unknown} error
 * @param {Place} place
 */
function portProblem(error, { port, example }) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const why = taken ? 'is taken' : `can't be used (${error instanceof Error ? error.message : error})`;
  return new Error(`Port ${port} ${why}. Choose another one, for example: ${example}`);
}

/**
 * Throws if another server uses the port.
 * @param {Place} place
 */
export async function requireFreePort(place) {
  try {
    await tryPort(place.port);
    // On some systems a server on the loopback address alone doesn't prevent another on all addresses.
    await tryPort(place.port, place.host);
  } catch (error) {
    throw portProblem(error, place);
  }
}

/**
 * Serves the built site until the process is stopped, and prints where.
 * @param {Place} place
 * @returns {Promise<never>}
 * @throws if there's no built site, or the port can't be used
 */
export async function serveUntilStopped(place) {
  const folder = join(root, 'public');
  requireBuild(folder);
  // Imported here, because it needs packages, which a fresh clone installs first.
  const { serveSite } = await import('./site-server.mjs');
  const { origin } = await serveSite(folder, { port: place.port, host: place.host }).catch((error) => {
    throw portProblem(error, place);
  });
  console.log(`\nThe site is at ${origin}\nPress Ctrl+C to stop.`);
  return new Promise(() => {});
}
