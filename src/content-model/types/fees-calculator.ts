import { z } from 'zod';
import { record, text } from '../fields';

const example = record('FeeExample', 'Volumes of a made-up month.', {
  name: text('The kind of company.'),
  volumes: z
    .array(
      record('FeeVolume', 'The volume of a fee in a month.', {
        fee: z
          .string()
          .meta({ description: 'The id of a fee that has a "volume".', names: 'Fee with a volume' }),
        count: z.int().min(1).max(10_000_000).meta({ description: 'How many in the month.' }),
      }),
    )
    .min(1),
});

/** The calculator in content/fees.yaml. Its fields are the fees with a "volume". */
export const calculator = record('FeeCalculator', 'What a month costs, by volumes.', {
  title: text('Heading.'),
  lede: text('A sentence next to the heading.'),
  minimum: z.string().meta({
    description:
      'The id of the fee that is the monthly minimum; our fees count toward it. It has no "volume".',
    names: 'Fee without a volume',
  }),
  examples: z.array(example).min(1).max(3),
});
