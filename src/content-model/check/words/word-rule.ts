import type { Point, Position } from 'unist';
import type { Passage } from './passages';

/** An edit of a file below content/ that a rule reports: the first `from` becomes `to`. */
type Example = { readonly file: string; readonly from: string; readonly to: string };

/** What people read about a rule, and an edit that it reports. */
export type WordRuleInfo = {
  /** By which comments suppress it. */
  readonly id: string;
  readonly severity: 'error' | 'warning';
  /** What it looks for, in a sentence. */
  readonly about: string;
  readonly example: Example;
};

/** Something that a rule reports in a passage, from its index on. */
export type WordFinding = { readonly index: number; readonly reason: string };

/** A rule about the words of one passage. */
export type WordRule = WordRuleInfo & {
  readonly find: (passage: Passage) => readonly WordFinding[];
};

export type Place = Point | Position;
