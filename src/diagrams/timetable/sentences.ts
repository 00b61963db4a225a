import type { TimetableRow } from './timetable-data';

/** The timetable as sentences, one per row. */
export const sentencesOf = (rows: readonly TimetableRow[]): string =>
  rows.map(({ name, sentence }) => `${name} ${sentence}.`).join(' ');
