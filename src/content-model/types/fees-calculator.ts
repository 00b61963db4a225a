import { z } from 'zod';
import { record, text } from '../fields';

const feeId = (description: string) => z.string().meta({ description, names: 'Fee' });

const example = record('FeeExample', 'Volumes of a made-up month.', {
  name: text('The kind of company.'),
  volumes: z
    .array(
      record('FeeVolume', 'The volume of a fee in a month.', {
        fee: feeId('The id of a fee that has a "volume".'),
        count: z.int().min(1).max(10_000_000).meta({ description: 'How many in the month.' }),
      }),
    )
    .min(1),
});

/** The calculator in content/fees.yaml. Its fields are the fees with a "volume". */
export const calculator = record('FeeCalculator', 'What a month costs, by volumes.', {
  title: text('Heading.'),
  lede: text('A sentence next to the heading.'),
  minimum: feeId('The id of the fee that is the monthly minimum; our fees count toward it.'),
  examples: z.array(example).min(1).max(3),
});

type Fees = {
  groups: readonly { rows: readonly { id: string; volume?: string | undefined }[] }[];
  calculator: z.infer<typeof calculator>;
};

/** Fees that the calculator can't use, each with its path and the fix. Unknown IDs are reported elsewhere. */
export function misusedFees({ groups, calculator: { minimum, examples } }: Fees) {
  const rows = groups.flatMap((group) => group.rows);
  const known = new Map(rows.map(({ id, volume }) => [id, volume !== undefined]));
  const notAsked = examples.flatMap(({ volumes }, at) =>
    volumes.flatMap(({ fee }, index) =>
      known.get(fee) === false
        ? [
            {
              path: ['calculator', 'examples', at, 'volumes', index, 'fee'],
              message: 'has no "volume"; add one to that fee, or choose another',
            },
          ]
        : [],
    ),
  );
  const counted = known.get(minimum)
    ? [{ path: ['calculator', 'minimum'], message: 'has a "volume", so it would count twice; remove it' }]
    : [];
  return [...notAsked, ...counted];
}
