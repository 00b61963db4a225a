import { type ColorName, dark } from './schemes';
import { color } from './tokens';

/** `color` follows the scheme and is readable as text on its pages; `onNight` is for boards, which are dark in both schemes. */
const rail = <Letter extends string>(letter: Letter, name: ColorName) => ({
  letter,
  color: color[name],
  onNight: dark[name],
});

/** The rails: one id, one letter, one color each, everywhere a rail appears. README lists what a new one needs. */
export const rails = {
  ach: rail('A', 'ach'),
  accounts: rail('B', 'accounts'),
  cards: rail('C', 'cards'),
  checks: rail('K', 'checks'),
  rtp: rail('R', 'rtp'),
  wires: rail('W', 'wires'),
  fednow: rail('N', 'fednow'),
} as const;

/** A rail's id, without hyphens, so that it's a valid GraphQL enum value too. */
export type RailId = keyof typeof rails;

/** All rail ids. */
export const railIds = Object.keys(rails) as RailId[];
