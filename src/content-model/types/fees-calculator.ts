import { z } from 'zod';
import { text } from '../fields';

const feeId = (description: string) => z.string().meta({ description, names: 'Fee' });

const example = z
  .strictObject({
    name: text('Whose month it is.'),
    text: text('What is typical of it, in a sentence.'),
    volumes: z
      .array(
        z
          .strictObject({
            fee: feeId('The id of a fee that has a "volume".'),
            count: z.int().min(1).max(10_000_000).meta({ description: 'How many in the month.' }),
          })
          .meta({ id: 'FeeVolume', description: 'How often a fee is due in a month.' }),
      )
      .min(1),
  })
  .meta({ id: 'FeeExample', description: 'Volumes of a made-up month.' });

/** The part of content/fees.yaml about the calculator. Its fields are the fees that have a "volume". */
export const calculator = z
  .strictObject({
    title: text('Heading.'),
    lede: text('A sentence beside the heading.'),
    minimum: feeId('The id of the fee that is the monthly minimum; our fees count toward it.'),
    examples_title: text('Heading of the examples.'),
    examples_lede: text('A sentence beside the heading of the examples.'),
    examples: z.array(example).min(1).max(3),
  })
  .meta({ id: 'FeeCalculator', description: 'What a month costs, by volumes.' });

type Fees = {
  groups: readonly { rows: readonly { id: string; volume?: string | undefined }[] }[];
  calculator: z.infer<typeof calculator>;
};

/** Fees that the calculator cannot use as it is told to: each with its place and the fix. Unknown ids are told elsewhere. */
export function misusedFees({ groups, calculator: { minimum, examples } }: Fees) {
  const rows = groups.flatMap((group) => group.rows);
  const known = new Map(rows.map(({ id, volume }) => [id, volume !== undefined]));
  const notAsked = examples.flatMap(({ volumes }, at) =>
    volumes.flatMap(({ fee }, index) =>
      known.get(fee) === false
        ? [
            {
              path: ['calculator', 'examples', at, 'volumes', index, 'fee'],
              message: 'has no "volume" of its own; give that fee one, or choose another',
            },
          ]
        : [],
    ),
  );
  const counted = known.get(minimum)
    ? [{ path: ['calculator', 'minimum'], message: 'has a "volume", so it would count twice; remove that' }]
    : [];
  return [...notAsked, ...counted];
}
