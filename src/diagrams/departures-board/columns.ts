/** The headings of the board. Those of the printed timetable don't refer to the present. */
export const headings = {
  live: { rail: 'Rail', now: 'Now', cutoff: 'Next cutoff', settles: 'Funds settle', limit: 'Limit' },
  printed: { rail: 'Rail', now: 'Runs', cutoff: 'Cutoffs', settles: 'Funds settle', limit: 'Limit' },
} as const;

/** A column of the board. */
export type Column = keyof typeof headings.live;

/** The columns from left to right. */
export const columns = Object.keys(headings.live) as Column[];
