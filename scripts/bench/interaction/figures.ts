/** What the scripts in the page record, and the figures derived from it. All times are milliseconds. */

/** A task that kept the main thread busy for 50 ms or more; `start` counts from navigation. */
export type LongTask = { readonly start: number; readonly duration: number };

/** A layout shift without input just before it; `start` counts from navigation. */
export type Shift = { readonly start: number; readonly score: number };

/** What record-load.js records. */
export type RecordedLoad = {
  readonly tasks: LongTask[];
  readonly shifts: Shift[];
  firstPaint?: number;
  largestPaint?: number;
};

/** Time from an event to the next paint; `interaction` is 0 if it belongs to none. */
export type TimedEvent = {
  readonly interaction: number;
  readonly duration: number;
  readonly first: boolean;
};

/** What record-tap.js records: the events, and for each change of the control whether it was switched on. */
export type RecordedTap = { readonly events: TimedEvent[]; readonly changes: boolean[] };

/** The part of a task that doesn't count as blocking. */
const acceptable = 50;

/** Total blocking time: each task's time beyond 50 ms, counting only the part between two moments. */
export function blockingTime(tasks: readonly LongTask[], from: number, to: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const part = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, part - acceptable);
  }, 0);
}

/** The longest task that began before a moment; 0 if there's none of 50 ms or more. */
export const longestTask = (tasks: readonly LongTask[], to: number): number =>
  Math.max(0, ...tasks.filter(({ start }) => start < to).map(({ duration }) => duration));

/** Cumulative layout shift: the largest sum of shifts within 5 s with gaps of less than 1 s. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { start, score } of shifts) {
    const joins = start - last < 1000 && start - first < 5000;
    if (!joins) first = start;
    sum = joins ? sum + score : score;
    last = start;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The longest event of any interaction; undefined if none was recorded. */
export function interactionTime(events: readonly TimedEvent[]): number | undefined {
  const durations = events
    .filter(({ interaction, first }) => interaction > 0 || first)
    .map(({ duration }) => duration);
  return durations.length > 0 ? Math.max(...durations) : undefined;
}

/** What a tap did: it should take effect once, or follow the link in full while there is no script. */
export type Outcome = 'once' | 'in full' | 'lost' | 'doubled';

/**
 * The outcome of a tap.
 * @param changes of the control: true if it was switched on
 * @param on whether it's on at the end
 * @param left whether another document was loaded
 */
export function tapOutcome(changes: readonly boolean[], on: boolean, left: boolean): Outcome {
  if (left) return 'in full';
  if (!changes.includes(true)) return 'lost';
  return on && changes.length === 1 ? 'once' : 'doubled';
}
