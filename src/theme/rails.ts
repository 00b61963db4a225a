/**
 * The seven rails: one id, one letter, one color each, used wherever a rail appears.
 * `color` has a contrast of 4.5:1 with white text and with the page; `onNight` is its lighter version for dark surfaces.
 */
export const rails = {
  ach: { letter: 'A', color: '#1B5CFF', onNight: '#5C8DFF' },
  accounts: { letter: 'B', color: '#08756A', onNight: '#2FB8A8' },
  cards: { letter: 'C', color: '#C2247A', onNight: '#F06BB0' },
  checks: { letter: 'K', color: '#946200', onNight: '#D9A441' },
  rtp: { letter: 'R', color: '#6A3DE0', onNight: '#A584FF' },
  wires: { letter: 'W', color: '#B3261E', onNight: '#FF7A70' },
  fednow: { letter: 'N', color: '#B54708', onNight: '#F58B47' },
} as const;

/** A rail's id, without hyphens, so that it's a valid GraphQL enum value too. */
export type RailId = keyof typeof rails;

/** All rail ids, in alphabetical order of their products' names. */
export const railIds = Object.keys(rails) as RailId[];
