/** The load figures as Markdown tables, and which goals they meet. */
import { markdownTable } from '../markdown-table';
import type { Load } from './wrk';

/** What was measured of a file: at full load, and at a steady rate of half of it. */
export type FileLoad = {
  readonly server: string;
  readonly file: string;
  readonly keepAlive: boolean;
  /** Bytes of a response's body. */
  readonly bytes: number;
  readonly full: Load;
  readonly half: Load;
  /** Requests per second that the server responded to with a file of 1 kB. */
  readonly limit: number;
};

/** The name of the file that shows the machine's limit. Goals don't apply to it. */
export const smallFile = '1 kB file';

/** Requests per second from nginx for a page, with keep-alive. */
export const goalRate = 25_000;

/** Milliseconds within which 99% of the responses at half of that rate have to be complete. */
const goalP99 = 20;

const whole = (figure: number): string => Math.round(figure).toLocaleString('en-US');

const rowOf = ({ server, file, bytes, full, half, limit }: FileLoad): string[] => [
  `${server}: ${file}`,
  whole(bytes),
  whole(full.rate),
  (full.rate / limit).toFixed(2),
  whole(half.rate),
  half.p99.toFixed(1),
  String(full.failed + half.failed),
];

/** A table of the files measured with keep-alive, or of those without. */
export function loadTable(loads: readonly FileLoad[], keepAlive: boolean): string {
  const head = [
    keepAlive ? 'with keep-alive' : 'a connection for each request',
    'bytes',
    'requests/s',
    'of 1 kB file',
    'half (requests/s)',
    'p99 (ms)',
    'failed',
  ];
  return markdownTable(head, loads.filter((load) => load.keepAlive === keepAlive).map(rowOf));
}

/** A line for each goal: met, or missed with the figure. */
export function goalLines(loads: readonly FileLoad[]): string[] {
  const pages = loads.filter(
    ({ server, file, keepAlive }) => server === 'nginx' && keepAlive && file !== smallFile,
  );
  if (pages.length === 0) return [];
  const slowest = Math.min(...pages.map(({ full }) => full.rate));
  const p99 = Math.max(...pages.map(({ half }) => half.p99));
  const failed = loads.reduce((sum, { full, half }) => sum + full.failed + half.failed, 0);
  const line = (met: boolean, goal: string, figure: string) =>
    `- ${met ? 'met' : 'missed'}: ${goal} (${figure})`;
  return [
    line(slowest >= goalRate, `nginx responds to ${whole(goalRate)} requests/s or more`, whole(slowest)),
    line(p99 < goalP99, `p99 under ${goalP99} ms at half of that`, `${p99.toFixed(1)} ms`),
    line(failed === 0, 'no request fails', String(failed)),
  ];
}
