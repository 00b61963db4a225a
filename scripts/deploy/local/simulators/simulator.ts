/** Runs a platform's simulator on a loopback port, with its own home folder, and ends it with all its processes. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalGroup, start, stop } from '../../../lib/processes.mjs';
import { serverReady } from '../../../lib/server-ready.mjs';
import { tryPort } from '../../../machine/port.mjs';
import type { LocalServer } from '../program-server';

/** What to run. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Milliseconds until it serves. */
const patience = 120_000;

/**
 * Starts a simulator, and waits until it serves.
 * @throws with the end of its output if it doesn't start
 * @param prepare returns the command, for a port and an empty folder in which the simulator may write
 */
export async function startSimulator(
  prepare: (port: number, folder: string) => Command,
): Promise<LocalServer> {
  const port = await tryPort(0, '127.0.0.1');
  const folder = mkdtempSync(join(tmpdir(), 'site-simulator-'));
  const { program, args, env } = prepare(port, folder);
  const log = join(folder, 'simulator.log');
  const output = openSync(log, 'w');
  const child = start(program, [...args], {
    cwd: folder,
    stdio: ['ignore', output, output],
    // CI: no questions, no browser window.
    env: { CI: '1', HOME: folder, XDG_CONFIG_HOME: folder, ...env },
  });
  closeSync(output);
  // Where this process is ended, the simulator ends with it.
  const end = () => signalGroup(child, 'SIGKILL');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  const server = {
    origin,
    stop: async () => {
      process.off('exit', end);
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await serverReady(origin, child, patience);
  } catch (error) {
    const written = readFileSync(log, 'utf8').slice(-2000);
    await server.stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${written}`);
  }
  return server;
}
