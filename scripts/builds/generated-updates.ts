/** More updates than anybody has written, made of those that somebody has, for measuring builds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

type Front = { title: string; description: string; date: string } & Record<string, unknown>;
type Update = { front: Front; body: string };

function read(file: string): Update {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  return { front: parse(front) as Front, body };
}

/** Days from 2000 on that copies are spread over: all of them are past. */
const daysUsed = 9000;

/** A copy of an update with words and a day of its own, so that the content check finds nothing twice. */
function copyOf({ front, body }: Update, number: number): string {
  const { action: _, action_by: __, breaking: ___, ...rest } = front;
  const day = new Date(Date.UTC(2000, 0, 1 + (number % daysUsed))).toISOString().slice(0, 10);
  const fields = {
    ...rest,
    title: `${number}: ${front.title}`.slice(0, 51).trim(),
    description: `Generated update ${number}, which stands for one that somebody has written and a build has to make.`,
    date: day,
  };
  // A text of its own, since the same text is rendered once.
  return `---\n${stringify(fields)}---\n${body}\n\nGenerated as number ${number}.\n`;
}

/**
 * Adds updates to a copy of content/ until it has so many; those that are there stay.
 * @param folder of the updates
 */
export function generateUpdates(folder: string, count: number): void {
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(join(folder, name)));
  for (let number = own.length + 1; number <= count; number += 1) {
    const original = own[number % own.length];
    if (original) writeFileSync(join(folder, `generated-${number}.md`), copyOf(original, number));
  }
}
