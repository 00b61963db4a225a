import { z } from 'zod';
import { day, disclosures, heroFields, point, text } from '../fields';

const row = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
      .meta({ description: 'Name of the fee in addresses and in rails/*.yaml.' }),
    name: text('What is charged for.'),
    unit: text('Per what.'),
    cents: z.int().min(0).meta({ description: 'Amount in cents; 0 is shown as free.' }),
    charged_by: z.enum(['us', 'bank']).meta({ id: 'FeeCharger', description: 'Who charges it.' }),
    note: text('A short remark.').optional(),
  })
  .meta({ id: 'Fee', description: 'A fee.' });

/** content/fees.yaml: what it costs. Amounts in cents, US dollars. */
export const fees = z
  .strictObject({
    ...heroFields,
    sample: z.boolean().meta({ description: 'The amounts are samples; the page says so.' }),
    sample_notice: text('What the page says while the amounts are samples.'),
    as_of: day('The day from which the amounts hold.'),
    groups: z
      .array(
        z
          .strictObject({ title: text('Heading.'), rows: z.array(row).min(1) })
          .meta({ id: 'FeeGroup', description: 'Fees under one heading.' }),
      )
      .min(1),
    principles: z.array(point).min(1).meta({ description: 'How the fees work.' }),
    disclosures,
  })
  .meta({ id: 'FeesContent', description: 'The pricing page.' });
