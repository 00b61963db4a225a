/** Which disclosures a footer shows. Pure. */

/** The switches of a footer. General is on, the others are off, unless a page says otherwise. */
export type DisclosureOptions = Readonly<Partial<Record<'general' | Queries.OptionalDisclosure, boolean>>>;

/** Every disclosure off, for the error screen. */
export const noDisclosures: DisclosureOptions = { general: false };

/** The texts of content: the blocks in the order of a footer, and what is added while the banks are samples. */
export type DisclosureTexts = {
  readonly blocks: readonly { readonly id: string; readonly paragraphs: readonly string[] }[];
  readonly sample: readonly string[];
};

/** A page's list of optional disclosures as switches. */
export const optionsFrom = (listed: readonly Queries.OptionalDisclosure[]): DisclosureOptions =>
  Object.fromEntries(listed.map((id) => [id, true]));

/**
 * The paragraphs to show, in order. Wherever any is shown and the banks are samples, the footer says so.
 * @param sample whether the banks are fictional
 */
export function paragraphsOf(
  texts: DisclosureTexts,
  options: DisclosureOptions,
  sample: boolean,
): readonly string[] {
  const on: Readonly<Record<string, boolean>> = { general: true, ...options };
  const shown = texts.blocks.filter(({ id }) => on[id]).flatMap(({ paragraphs }) => paragraphs);
  return shown.length > 0 && sample ? [...shown, ...texts.sample] : shown;
}
