import { railColors } from './tokens';

/** The rails: one id, one letter, one color each, everywhere a rail appears. The check says where a new one is missing. */
export const rails = {
  ach: { letter: 'A', ...railColors.ach },
  accounts: { letter: 'B', ...railColors.accounts },
  cards: { letter: 'C', ...railColors.cards },
  checks: { letter: 'K', ...railColors.checks },
  rtp: { letter: 'R', ...railColors.rtp },
  wires: { letter: 'W', ...railColors.wires },
  fednow: { letter: 'N', ...railColors.fednow },
} as const;

/** A rail's id, without hyphens, so that it's a valid GraphQL enum value too. */
export type RailId = keyof typeof rails;

/** All rail ids, in alphabetical order of their products' names. */
export const railIds = Object.keys(rails) as RailId[];
