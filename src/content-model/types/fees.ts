import { z } from 'zod';
import { choice, day, heroFields, identifier, point, record, text } from '../fields';
import { calculator } from './fees-calculator';
import { indexPart } from './index-pages';

const row = record('Fee', 'A fee.', {
  id: identifier('Name of the fee in addresses and in rails/*.yaml.'),
  name: text('What is charged for.'),
  unit: text('The unit of the price, such as "per transfer".'),
  cents: z.int().min(0).meta({ description: 'Amount in cents; 0 is shown as free.' }),
  charged_by: choice('FeeCharger', 'Who charges it.', ['us', 'bank']),
  volume: text(
    'Label of the calculator field for the volume; without it, the calculator has no such field.',
  ).optional(),
  once: z
    .boolean()
    .default(false)
    .meta({ description: 'Charged once a month at most: the calculator asks yes or no.' }),
  note: text('A short remark.').optional(),
});

const group = record('FeeGroup', 'Fees under one heading.', {
  id: identifier('Fragment of the table in addresses, as in /fees#ach.'),
  title: text('Heading.'),
  rows: z.array(row).min(1),
});

/** content/fees.yaml: prices. Amounts in US cents. */
export const fees = record('FeesContent', 'The pricing page.', {
  ...heroFields,
  sample: z.boolean().meta({ description: 'The amounts are samples; the page says so.' }),
  sample_notice: text('The notice while the amounts are samples.'),
  as_of: day('The day from which the amounts apply.'),
  table: indexPart,
  groups: z.array(group).min(1),
  paid_to_you: record('FeeShares', 'What is paid to the client and so is in no table of fees.', {
    title: text('Heading.'),
    lede: text('A sentence next to the heading.'),
    points: z.array(point).min(1),
  }),
  calculator,
  principles: z.array(point).min(1).meta({ description: 'How the fees work.' }),
});
