/** Rules of the check from which a page can exempt words of its own, with a reason. */
export const exemptionRules = [
  'typed_figure',
  'insurance_claim',
  'member_fdic',
  'bank_status',
  'cards',
  'deposit_placement',
  'brand_as_bank',
  'promise',
] as const;

export type ExemptionRule = (typeof exemptionRules)[number];

/** A rule about disclosures; see disclosures/rules.ts. */
export type DisclosureRuleId = Exclude<ExemptionRule, 'typed_figure'>;

/** A page's exemption as its file has it. Its fields may still be wrong. */
export type Exemption = { rule?: unknown; words?: unknown; reason?: unknown };

/** The exemptions of a record, which may have mistakes in any of its fields. */
export function exemptionsOf(record: unknown): Exemption[] {
  const { exemptions } = { ...(record as { exemptions?: unknown } | null) };
  return Array.isArray(exemptions)
    ? exemptions.map((entry: unknown) => ({ ...(entry as Exemption | null) }))
    : [];
}
