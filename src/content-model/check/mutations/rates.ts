/** What `npm run test:mutations` prints about its edits. */
import { isComplete } from './sample';

/** The shares of edits for which each of the questions has the answer yes, and the slowest edit. */
export type Rates = {
  /** Counts an edit. @param started when it started, in milliseconds of `performance.now()` */
  readonly add: (name: string, started: number, answers: Readonly<Record<string, boolean>>) => void;
  /** Prints the rates of a complete run. @param title what the edits are, such as "errors" */
  readonly print: (title: string) => void;
};

/** @returns empty rates */
export function newRates(): Rates {
  let edits = 0;
  let slowest = { name: '', milliseconds: 0 };
  const counts = new Map<string, number>();
  return {
    add: (name, started, answers) => {
      edits += 1;
      const milliseconds = Math.round(performance.now() - started);
      if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
      for (const [question, isYes] of Object.entries(answers))
        counts.set(question, (counts.get(question) ?? 0) + Number(isYes));
    },
    print: (title) => {
      if (!isComplete) return;
      const found = [...counts].map(([question, count]) => `${count} ${question}`);
      const words = [`${edits} ${title}`, ...found, `slowest ${slowest.milliseconds} ms (${slowest.name})`];
      process.stdout.write(`${words.join(', ')}\n`);
    },
  };
}
