/** The headings of the board. The printed timetable has none that speaks of now. */
export const headings = {
  live: { rail: 'Rail', now: 'Now', cutoff: 'Next cut-off', settles: 'Funds settle', limit: 'Limit' },
  printed: { rail: 'Rail', now: 'Runs', cutoff: 'Cut-offs', settles: 'Funds settle', limit: 'Limit' },
} as const;

/** A column of the board. */
export type Column = keyof typeof headings.live;

/** The columns from left to right. */
export const columns = Object.keys(headings.live) as Column[];
