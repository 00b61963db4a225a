/** The goals and whether the figures meet them, as lines of Markdown. It's a report: nothing passes or fails. */

import type { Way } from './clicks';
import type { Results } from './results';
import { latency } from './served-site';

/** Milliseconds. */
const most = { blocking: 20, task: 50, tap: 100, hover: 50, other: 100 } as const;

/** The ways to follow a link without a hover. */
const others = [
  ['keyboard', 'Enter'],
  ['tap', 'a tap'],
  ['instant tap', 'an instant tap'],
] as const satisfies [Way, string][];

/** A line for a figure that should be at most a limit; empty if it wasn't measured. Both in milliseconds. */
export function goalLine(goal: string, figure: number | undefined, limit: number): string[] {
  if (figure === undefined) return [];
  return [`- ${Math.round(figure) <= limit ? 'met' : 'missed'}: ${goal} (${figure.toFixed(0)} ms)`];
}

const largest = (figures: readonly number[]): number | undefined =>
  figures.length > 0 ? Math.max(...figures) : undefined;

/** Goals of the group "tasks". */
export function taskGoals(results: Results, rows: readonly string[]): string[] {
  const above = rows.flatMap(
    (row) => results.difference(row, ['blocking', 'now'], ['blocking', 'floor']) ?? [],
  );
  const tasks = rows.flatMap((row) => results.median(row, 'longest', 'now') ?? []);
  return [
    ...goalLine(
      `TBT at most ${most.blocking} ms above the floor on every page`,
      largest(above),
      most.blocking,
    ),
    ...goalLine(`no task over ${most.task} ms on any page`, largest(tasks), most.task),
  ];
}

/** Goals of the group "taps". */
export function tapGoals(results: Results, rows: readonly string[], columns: readonly string[]): string[] {
  const times = rows.flatMap((row) => columns.flatMap((column) => results.median(row, column, 'now') ?? []));
  return goalLine(`INP at most ${most.tap} ms on every page at every moment`, largest(times), most.tap);
}

/**
 * Goals of the group "clicks".
 * @param columnOf the column for a way to follow a link, at a latency in milliseconds
 */
export function clickGoals(
  results: Results,
  rows: readonly string[],
  columnOf: (way: Way, milliseconds: number) => string,
): string[] {
  const slowest = (way: Way) =>
    largest(rows.flatMap((row) => results.median(row, columnOf(way, 0), 'now') ?? []));
  const above = (way: Way, than: Way, milliseconds: number) =>
    largest(
      rows.flatMap(
        (row) =>
          results.difference(
            row,
            [columnOf(way, milliseconds), 'now'],
            [columnOf(than, milliseconds), 'now'],
          ) ?? [],
      ),
    );
  return [
    ...goalLine(`at most ${most.hover} ms after a hover for every pair`, slowest('hover'), most.hover),
    ...others.flatMap(([way, name]) =>
      goalLine(`at most ${most.other} ms with ${name} for every pair`, slowest(way), most.other),
    ),
    ...others.flatMap(([way, name]) =>
      goalLine(
        `with ${latency} ms per request, ${name} takes at most ${latency} ms longer than a click after a hover`,
        above(way, 'hover', latency),
        latency,
      ),
    ),
    ...others.flatMap(([way, name]) =>
      goalLine(`${name} is never slower than a full load`, above(way, 'full load', 0), 0),
    ),
  ];
}
