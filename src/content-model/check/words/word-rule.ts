import type { Prose } from '../prose';
import type { Rule } from '../rule';

/** A text as the rules about words read it: as readers see it, and with a placeholder of the same length for what isn't prose. */
export type Passage = Pick<Prose, 'text'> & { readonly prose: string };

/** What people read about a rule, and an edit that it reports. */
export type RuleInfo = Pick<Rule, 'id' | 'severity' | 'about' | 'example'>;

/** Something that a rule reports in a passage, from its index on. */
export type WordFinding = { readonly index: number; readonly reason: string };

/** A rule about the words of one passage. */
export type WordRule = RuleInfo & { readonly find: (passage: Passage) => readonly WordFinding[] };
