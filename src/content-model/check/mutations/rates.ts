/** What `npm run test:mutations` prints about its edits. */
import { isComplete } from './sample';

/** Measures one edit. @returns milliseconds since the call: on the clock, and of this process's processor time */
export function stopwatch(): () => { readonly wall: number; readonly processor: number } {
  const [started, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - started, processor: (user + system) / 1000 };
  };
}

/** The shares of edits for which each of the questions has the answer yes, and the slowest edits. */
export type Rates = {
  /** Counts an edit. @param time of `stopwatch` */
  readonly add: (
    name: string,
    time: ReturnType<ReturnType<typeof stopwatch>>,
    answers: Readonly<Record<string, boolean>>,
  ) => void;
  /** Prints the rates of a complete run. @param title what the edits are, such as "errors" */
  readonly print: (title: string) => void;
};

/** Milliseconds that a check may take, whatever the edit. */
const limit = 5000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** @returns empty rates */
export function newRates(): Rates {
  const times: { readonly name: string; readonly wall: number; readonly processor: number }[] = [];
  const counts = new Map<string, number>();
  return {
    add: (name, time, answers) => {
      times.push({ name, ...time });
      for (const [question, isYes] of Object.entries(answers))
        counts.set(question, (counts.get(question) ?? 0) + Number(isYes));
    },
    print: (title) => {
      if (!isComplete || times.length === 0) return;
      const share = (count: number) => `${count} (${((100 * count) / times.length).toFixed(1)}%)`;
      const found = [...counts].map(([question, count]) => `, ${share(count)} ${question}`);
      const sorted = [...times].sort((a, b) => b.processor - a.processor);
      const at = (part: number) => seconds(sorted[Math.floor(sorted.length * part)]?.processor ?? 0);
      const slow = sorted.filter(({ wall }) => wall > limit).length;
      const slowest = sorted
        .slice(0, 5)
        .map(
          ({ name, wall, processor }) => `  ${seconds(processor)}, ${seconds(wall)} on the clock: ${name}`,
        );
      process.stdout.write(
        [
          `${times.length} ${title}${found.join('')}`,
          `Processor time: median ${at(0.5)}, 1 in 100 takes ${at(0.01)} or more. ${slow} took over ${seconds(limit)} on the clock. Slowest:`,
          ...slowest,
          '',
        ].join('\n'),
      );
    },
  };
}
