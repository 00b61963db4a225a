/** A measurement of a copy of the site at a commit. */
import type { SiteCopy } from '../lib/site-copy';

/** The most that a figure may be: in its unit, or as a share of another figure of the same run. */
export type Goal = { readonly atMost: number } | { readonly share: number; readonly of: string };

export type Measure = {
  readonly id: string;
  readonly group: 'check' | 'build' | 'develop' | 'marginal';
  readonly title: string;
  readonly unit: 's' | 'ms';
  readonly goal?: Goal;
  /** Resolves to a figure, or to undefined if a commit doesn't support the measurement. Rejects if a command fails. */
  readonly run: (site: SiteCopy) => number | Promise<number | undefined>;
};

/** Figures of one site, by measure. */
export type Figures = ReadonlyMap<string, readonly number[]>;

/** The median; undefined without figures. */
export function median(figures: readonly number[]): number | undefined {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)];
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
