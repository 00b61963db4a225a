import type { TimetableRow } from './types';

/** What a timetable shows, in sentences: a row each. */
export const sentencesOf = (rows: readonly TimetableRow[]): string =>
  rows.map(({ name, sentence }) => `${name} ${sentence}.`).join(' ');

/** A name in short lines for the head of a narrow column; words stay whole. */
export function shortLines(name: string, longest = 9): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
