import { z } from 'zod';
import { type OptionalDisclosure, optionalDisclosures } from '../disclosures/blocks';
import { text } from '../fields';

const paragraphs = (description: string) => z.array(text('A paragraph.')).min(1).meta({ description });

const optional = Object.fromEntries(
  optionalDisclosures.map(({ id, description }) => [id, paragraphs(description)]),
) as Record<OptionalDisclosure, ReturnType<typeof paragraphs>>;

/** content/disclosures.yaml: the texts below the footer's columns (12 CFR part 328, subpart B). */
export const disclosureTexts = z
  .strictObject({
    general: paragraphs(
      'Shown on every page unless it is switched off: not a bank, both banks, issuer and license.',
    ),
    sample: paragraphs('Added to the general texts while the banks of banks.yaml are samples.'),
    ...optional,
  })
  .meta({ id: 'DisclosuresContent', description: 'The disclosure texts of the footer.' });
