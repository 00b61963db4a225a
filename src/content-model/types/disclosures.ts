import { z } from 'zod';
import { text } from '../fields';

const paragraphs = (description: string) => z.array(text('A paragraph.')).min(1).meta({ description });

/** content/disclosures.yaml: the texts below the footer's columns (12 CFR part 328, subpart B). */
export const disclosureTexts = z
  .strictObject({
    general: paragraphs('Shown on every page unless turned off: not a bank, both banks, issuer and license.'),
    sample: paragraphs('Added to the general texts while the banks in banks.yaml are samples.'),
    deposit_placement: paragraphs('Shown where deposits may be placed through a network of banks.'),
    fdic_status: paragraphs('Shown on pages that mention deposit insurance.'),
  })
  .meta({ id: 'DisclosuresContent', description: 'The disclosure texts of the footer.' });
