/** Statements that the law requires next to a claim: how each is recognized, and what to add if it's missing. */
import type { Names } from './rule-input';

export type Statement = {
  /** The statement, after "does not say". */
  readonly says: string;
  readonly isIn: (text: string, names: Names) => boolean;
  /** A sentence that makes the statement, with variables. */
  readonly add: string;
};

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** 12 CFR 328.102(b)(3)(ii) and (b)(5), by the sources of the domain's facts. */
export const statements = {
  not_insured: {
    says: 'that {brand} is not a bank or is not insured',
    isIn: (text, { brand }) =>
      text.includes(brand) && /\bnot (?:itself )?(?:a bank\b|(?:FDIC-)?insured\b)/i.test(text),
    add: '{brand} is not a bank and is not FDIC-insured.',
  },
  bank_failure: {
    says: 'that insurance covers the failure of an insured bank',
    isIn: matches(/\bcovers (?:only )?the failure of (?:an|the) insured bank\b/i),
    add: 'Deposit insurance covers the failure of an insured bank.',
  },
  banks_named: {
    says: 'at which banks the money is held',
    isIn: (text, { banks }) => banks.every((bank) => text.includes(bank)),
    add: 'Money is held at {banks}, Members FDIC.',
  },
  conditions: {
    says: 'that pass-through coverage depends on conditions',
    isIn: (text) => !/\bpass-through\b/i.test(text) || /\bconditions?\b/i.test(text),
    add: 'Pass-through coverage applies only if conditions are met.',
  },
  issuer: {
    says: 'who issues the cards, under whose license',
    isIn: (text, { issuer, network }) =>
      text.includes(`issued by ${issuer}, Member FDIC, pursuant to a license from ${network}`),
    add: 'Cards are issued by {card_issuer}, Member FDIC, pursuant to a license from {card_network}.',
  },
  maximum: {
    says: 'the standard maximum amount, from its one record',
    isIn: (text, { maximum }) => text.includes(maximum),
    add: '{fact:fdic-maximum}',
  },
  placement: {
    says: 'that money may be placed at other banks of a network, subject to agreements',
    isIn: matches(/\bsubject to\b.*\bagreements?\b.*\bplace\b.*\bnetwork\b/is),
    add: 'Subject to the terms of its agreements, {banks} may place deposits at other banks of a network.',
  },
  before_placement: {
    says: 'that a balance can exceed the amount before placement or after a withdrawal',
    isIn: matches(/\bexceed\b.*\bbefore placement or after a withdrawal\b/is),
    add: 'Balances can exceed that amount before placement or after a withdrawal.',
  },
  own_total: {
    says: 'that the depositor watches its own total at each bank',
    isIn: matches(/\bdepositor is responsible for watching its total at each bank\b/i),
    add: 'The depositor is responsible for watching its total at each bank.',
  },
  exclusion: {
    says: 'that the depositor may exclude banks',
    isIn: matches(/\bright to exclude banks\b/i),
    add: 'The depositor has the right to exclude banks from placement.',
  },
  network_list: {
    says: 'where the list of banks is available',
    isIn: matches(/\blist of banks in the network is available\b/i),
    add: 'The list of banks in the network is available from {emails.support}.',
  },
} as const satisfies Record<string, Statement>;

export type StatementId = keyof typeof statements;

/** The statements that a text doesn't make. */
export const missingIn = (text: string, ids: readonly StatementId[], names: Names): Statement[] =>
  ids.map((id): Statement => statements[id]).filter(({ isIn }) => !isIn(text, names));
