/** Runs the load generator wrk (https://github.com/wg/wrk) on this machine, and reads what it prints. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { which } from '../../machine/which.mjs';

/** What a run measured. */
export type Load = {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds within which 99% of the responses were complete. */
  readonly p99: number;
  /** Requests without a response, and those whose status was 400 or more. */
  readonly failed: number;
};

export type LoadRequest = {
  readonly url: string;
  readonly seconds: number;
  /** Whether a connection is used for more than one request. */
  readonly keepAlive: boolean;
  /** Requests per second; by default as many as the server responds to. */
  readonly rate?: number;
};

/** Connections at full load, and those that pause between requests. */
const [busy, pausing] = [64, 256];

/** Milliseconds that a response takes when there's little load: part of the time between two requests. */
const usual = 1;

const inMilliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/**
 * Reads what `wrk --latency` prints. wrk corrects the percentiles itself for requests that it would have sent while it waited
 * for a slow response. Throws with the output if a figure is missing.
 */
export function readLoad(output: string): Load {
  const rate = output.match(/^Requests\/sec:\s+([\d.]+)/m)?.[1];
  const [, p99, unit = ''] = output.match(/^\s+99%\s+([\d.]+)(us|ms|s|m)$/m) ?? [];
  if (rate === undefined || p99 === undefined) throw new Error(`wrk printed no figures:\n${output}`);
  const errors = output.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/) ?? [];
  const statuses = output.match(/Non-2xx or 3xx responses: (\d+)/) ?? [];
  const failed = [...errors.slice(1), ...statuses.slice(1)].reduce((sum, count) => sum + Number(count), 0);
  return { rate: Number(rate), p99: Number(p99) * (inMilliseconds[unit] ?? 1), failed };
}

/** Whether wrk is installed. */
export const hasWrk = (): boolean => which('wrk') !== undefined;

/** Milliseconds that each connection has to pause for all of them to send at a rate. */
export const pauseFor = (rate: number): number => Math.max(0, (pausing / rate) * 1000 - usual);

/** Requests an address for some seconds, compressed as for a browser. Rejects if wrk fails. */
export async function measureServing({ url, seconds, keepAlive, rate }: LoadRequest): Promise<Load> {
  const headers = ['-H', 'Accept-Encoding: gzip, br', ...(keepAlive ? [] : ['-H', 'Connection: close'])];
  const basic = ['--latency', '-t', '1', '-d', `${seconds}s`, ...headers];
  const args =
    rate === undefined
      ? [...basic, '-c', String(busy), url]
      : [
          ...basic,
          '-c',
          String(pausing),
          '-s',
          join(__dirname, 'steady.lua'),
          url,
          '--',
          String(pauseFor(rate)),
        ];
  // wrk ends on its own; the limit is for a machine that can't keep up.
  const { stdout } = await promisify(execFile)('wrk', args, { timeout: (seconds + 30) * 1000 });
  return readLoad(stdout);
}
