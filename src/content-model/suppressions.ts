/** The check's rules that a page can suppress for some of its words, with a reason. */
export const suppressibleRules = [
  'typed_figure',
  'style',
  'insurance_claim',
  'member_fdic',
  'bank_status',
  'cards',
  'deposit_placement',
  'brand_as_bank',
  'promise',
] as const;

export type SuppressibleRule = (typeof suppressibleRules)[number];

/** A disclosure rule; see disclosures/rules.ts. */
export type DisclosureRuleId = Exclude<SuppressibleRule, 'typed_figure' | 'style'>;

/** A page's suppression as written. Its fields may be invalid. */
export type Suppression = { rule?: unknown; words?: unknown; reason?: unknown };

/**
 * Whether a record has a suppression that can't be read, so that its words can't be excepted. Its own errors come first.
 */
export const hasBrokenSuppressions = (record: unknown): boolean =>
  suppressionsOf(record).some(
    ({ rule, words }) => typeof words !== 'string' || !suppressibleRules.some((known) => known === rule),
  );

/** The suppressions of a record, which may have errors in any of its fields. */
export function suppressionsOf(record: unknown): Suppression[] {
  const { suppressions } = { ...(record as { suppressions?: unknown } | null) };
  return Array.isArray(suppressions)
    ? suppressions.map((entry: unknown) => ({ ...(entry as Suppression | null) }))
    : [];
}
