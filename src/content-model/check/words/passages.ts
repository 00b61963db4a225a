import type { Point } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { gap, proseOf } from '../prose';

/** A text as the rules about words read it. */
export type Passage = {
  /** As readers see it. */
  readonly text: string;
  /** The same, with a placeholder of the same length for each variable, address and piece of code. */
  readonly prose: string;
  readonly placeOf: (index: number) => Point;
};

/** Code, the addresses of links, variables, and mail addresses. */
const notProse = /`[^`]*`|\]\([^)\s]*\)|\b[a-z]+:\/\/\S+|\{[\w.:-]+\}|\S+@\S+/g;

/** The passages of a file. */
export const passagesOf = (content: ContentFile): Passage[] =>
  proseOf(content).map(({ text, pointAt }) => ({
    text,
    prose: text.replace(notProse, (piece) => gap.repeat(piece.length)),
    placeOf: pointAt,
  }));
