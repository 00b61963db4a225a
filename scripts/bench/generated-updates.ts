/** Copies of the site's updates in large numbers, for measuring builds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { longestTitle } from '../../src/lib/text/page-title';

type Front = { title: string; description: string; date: string } & Record<string, unknown>;
type Update = { front: Front; body: string };

function read(file: string): Update {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  return { front: parse(front) as Front, body };
}

/** Days from 2000 on over which copies are distributed, all in the past. */
const daysUsed = 9000;

/** A copy of an update with a unique text and date, so that the content check finds no duplicates. */
function copyOf({ front, body }: Update, number: number): string {
  const { action: _, action_by: __, breaking: ___, ...rest } = front;
  const day = new Date(Date.UTC(2000, 0, 1 + (number % daysUsed))).toISOString().slice(0, 10);
  const fields = {
    ...rest,
    title: `${number}: ${front.title}`.slice(0, longestTitle).trim(),
    description: `Generated update ${number}, which a build renders like any update that the team has written.`,
    date: day,
  };
  // A unique text, since rendering is memoized.
  return `---\n${stringify(fields)}---\n${body}\n\nGenerated as number ${number}.\n`;
}

/**
 * Adds updates to a copy of content/ until there are `count`, keeping existing ones.
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
