import { z } from 'zod';
import { day, heroFields, point, text } from '../fields';
import { calculator, misusedFees } from './fees-calculator';

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lowercase words joined by hyphens');

const row = z
  .strictObject({
    id: id.meta({ description: 'Name of the fee in addresses and in rails/*.yaml.' }),
    name: text('What is charged for.'),
    unit: text('The unit of the price, such as "per transfer".'),
    cents: z.int().min(0).meta({ description: 'Amount in cents; 0 is shown as free.' }),
    charged_by: z.enum(['us', 'bank']).meta({ id: 'FeeCharger', description: 'Who charges it.' }),
    volume: text(
      'Label of the calculator field for the volume; without it, the calculator has no such field.',
    ).optional(),
    note: text('A short remark.').optional(),
  })
  .meta({ id: 'Fee', description: 'A fee.' });

const group = z
  .strictObject({
    id: id.meta({ description: 'Fragment of the table in addresses, as in /fees#ach.' }),
    title: text('Heading.'),
    rows: z.array(row).min(1),
  })
  .meta({ id: 'FeeGroup', description: 'Fees under one heading.' });

/** content/fees.yaml: prices. Amounts in US cents. */
export const fees = z
  .strictObject({
    ...heroFields,
    sample: z.boolean().meta({ description: 'The amounts are samples; the page says so.' }),
    sample_notice: text('The notice while the amounts are samples.'),
    as_of: day('The day from which the amounts apply.'),
    glance: z
      .strictObject({ title: text('Heading.'), lede: text('A sentence next to the heading.') })
      .meta({ id: 'FeeGlance', description: 'Heading of the overview: free, charged by us, by the bank.' }),
    groups: z.array(group).min(1),
    paid_to_you: z
      .strictObject({
        title: text('Heading.'),
        lede: text('A sentence next to the heading.'),
        points: z.array(point).min(1),
      })
      .meta({
        id: 'FeeShares',
        description: 'What is paid to the client and so is in no table of fees.',
      }),
    calculator,
    principles: z.array(point).min(1).meta({ description: 'How the fees work.' }),
  })
  .superRefine((value, context) => {
    for (const issue of misusedFees(value)) context.addIssue({ code: 'custom', ...issue });
  })
  .meta({ id: 'FeesContent', description: 'The pricing page.' });
