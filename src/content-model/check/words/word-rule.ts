import type { Rule } from '../rule';
import type { Passage } from './passages';

/** What people read about a rule, and an edit that it reports. */
export type RuleInfo = Pick<Rule, 'id' | 'severity' | 'about' | 'example'>;

/** Something that a rule reports in a passage, from its index on. */
export type WordFinding = { readonly index: number; readonly reason: string };

/** A rule about the words of one passage. */
export type WordRule = RuleInfo & { readonly find: (passage: Passage) => readonly WordFinding[] };
