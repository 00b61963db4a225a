/** Pages whose commands build on each other: they run in order, in one shell, as a reader would run them. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import type { Exchange } from './recorder';

/** Built pages that are walkthroughs, from the root of the site. */
export const walkthroughs: readonly string[] = ['documentation/quickstart/index.html'];

/** A machine without jq gets one that knows the filters of the walkthroughs. */
const withJq = (): string =>
  spawnSync('jq', ['--version']).error
    ? `jq() { "${process.execPath}" "${join(root, 'scripts', 'snippets', 'jq.cjs')}" "$@"; }\n`
    : '';

/** One script of all commands: it ends at the first that fails. Requests go to `origin` in place of `hosts`. */
export function scriptOf(codes: readonly string[], hosts: readonly string[], origin: string): string {
  const commands = codes.map((code) => hosts.reduce((text, host) => text.replaceAll(host, origin), code));
  return ['set -euo pipefail', ...commands].join('\n\n');
}

/** How a script ended, and what it printed. */
export type Outcome = { readonly status: number; readonly output: string };

/** Runs a script in bash. */
export function runScript(script: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', withJq() + script]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** How often commands call cURL: each call is one request. */
const requestsIn = (codes: readonly string[]): number =>
  codes.reduce((count, code) => count + [...code.matchAll(/(?:^|\()curl /gm)].length, 0);

/**
 * What is wrong with a walkthrough; empty when nothing is. @param faultOf of an exchange, undefined when it fits the API
 */
export function walkthroughFaults(
  codes: readonly string[],
  { status, output }: Outcome,
  exchanges: readonly Exchange[],
  faultOf: (exchange: Exchange) => string | undefined,
): string[] {
  const wrong = exchanges.flatMap((exchange) => {
    const fault = faultOf(exchange);
    return fault ? [`${exchange.method} ${exchange.path}: ${fault}`] : [];
  });
  if (wrong.length > 0) return wrong;
  if (status !== 0) return [`the commands ended with ${status}: ${output.trim().slice(-300)}`];
  if (/^null$/m.test(output)) return [`a command printed null: ${output.trim()}`];
  const expected = requestsIn(codes);
  return exchanges.length === expected && expected > 0
    ? []
    : [`${expected} calls of cURL sent ${exchanges.length} requests`];
}
