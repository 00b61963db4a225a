/** Which disclosures a footer shows. Pure. */

/** The three switches of a footer. General is on, the others are off, unless a page says otherwise. */
export type DisclosureOptions = { general?: boolean; depositPlacement?: boolean; fdicStatus?: boolean };

/** Every disclosure off, for the error screen. */
export const noDisclosures: DisclosureOptions = {
  general: false,
  depositPlacement: false,
  fdicStatus: false,
};

/** The texts as content has them. */
export type DisclosureTexts = {
  readonly general: readonly string[];
  readonly sample: readonly string[];
  readonly deposit_placement: readonly string[];
  readonly fdic_status: readonly string[];
};

/** A page's list of optional disclosures as switches. */
export const optionsFrom = (listed: readonly ('deposit_placement' | 'fdic_status')[]): DisclosureOptions => ({
  depositPlacement: listed.includes('deposit_placement'),
  fdicStatus: listed.includes('fdic_status'),
});

/**
 * The paragraphs to show, in order. Wherever any is shown and the banks are samples, the footer says so.
 * @param sample whether the banks are fictional
 */
export function paragraphsOf(
  texts: DisclosureTexts,
  { general = true, depositPlacement = false, fdicStatus = false }: DisclosureOptions,
  sample: boolean,
): readonly string[] {
  const shown = [
    ...(general ? texts.general : []),
    ...(depositPlacement ? texts.deposit_placement : []),
    ...(fdicStatus ? texts.fdic_status : []),
  ];
  return shown.length > 0 && sample ? [...shown, ...texts.sample] : shown;
}
