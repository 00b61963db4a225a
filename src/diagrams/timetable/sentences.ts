import type { TimetableRow } from './timetable-data';

/** What a timetable shows, in sentences: a row each. */
export const sentencesOf = (rows: readonly TimetableRow[]): string =>
  rows.map(({ name, sentence }) => `${name} ${sentence}.`).join(' ');
