// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/processes.mjs';
import { root } from '../lib/root.mjs';

const hook = join(root, 'scripts', 'test-steps', 'network-log.cjs');

/**
 * Runs a command to its end and notes each connection that it, or a Node process it starts, opens to another machine.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, contacted: string[] }>} its exit code, and each "host:port" once
 */
export async function runNotingNetwork(command, args) {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  const log = join(folder, 'network.log');
  writeFileSync(log, '');
  const options = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(hook)}`].filter(Boolean).join(' ');
  try {
    const code = await run(command, args, { env: { NODE_OPTIONS: options, NETWORK_LOG: log } });
    const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    return { code, contacted: [...new Set(lines)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
