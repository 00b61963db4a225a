import { z } from 'zod';
import { type OptionalDisclosure, optionalDisclosures } from '../disclosures/blocks';
import { record, text } from '../fields';

const paragraphs = (description: string) => z.array(text('A paragraph.')).min(1).meta({ description });

const optional = Object.fromEntries(
  optionalDisclosures.map(({ id, description }) => [id, paragraphs(description)]),
) as Record<OptionalDisclosure, ReturnType<typeof paragraphs>>;

/** content/disclosures.yaml: the texts below the footer's columns (12 CFR part 328, subpart B). */
export const disclosureTexts = record('DisclosuresContent', 'The disclosure texts of the footer.', {
  general: paragraphs('Shown on every page unless turned off: not a bank, both banks, issuer and license.'),
  sample: paragraphs('Added to the general texts while the banks in banks.yaml are samples.'),
  ...optional,
});
