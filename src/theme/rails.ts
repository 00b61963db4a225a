/**
 * The seven rails: one id, one letter, one colour each, everywhere a rail appears.
 * `color` passes 4.5:1 against white text and on paper; `onNight` is its lighter twin for night surfaces.
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

/** A rail's id. Written without hyphens, so that it is a GraphQL enum value too. */
export type RailId = keyof typeof rails;

/** Every rail id, in the order of the product menu's alphabet. */
export const railIds = Object.keys(rails) as RailId[];
