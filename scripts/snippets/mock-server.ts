/** Starts Stoplight Prism, which simulates an API from its description. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { start, stop } from '../lib/processes.mjs';

/** A running server: its origin, and how to stop it. */
export type MockServer = { readonly origin: string; readonly end: () => Promise<void> };

/** Milliseconds that it may take to read the description. */
const patience = 300_000;

function ready(child: ChildProcess, origin: string): Promise<MockServer> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      reject(new Error(`Prism didn't start:\n${output}`));
      stop(child);
    }, patience);
    const done = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-4000);
        if (output.includes('Prism is listening')) done(() => resolve({ origin, end: () => stop(child) }));
      });
    child.once('close', () => done(() => reject(new Error(`Prism exited:\n${output}`))));
  });
}

/**
 * Starts it on the loopback address; it responds with errors to requests that violate the description.
 * @param file path of the description
 */
export function startMockServer(file: string, port: number): Promise<MockServer> {
  const command = join('node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const args = [command, 'mock', file, '--host', '127.0.0.1', '--port', String(port), '--errors'];
  const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  return ready(child, `http://127.0.0.1:${port}`);
}
