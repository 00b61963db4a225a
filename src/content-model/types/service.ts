import { z } from 'zod';
import { choice, factId, identifier, point, record, text } from '../fields';

/** The id of a fact with a unit. */
const factIn = (unit: 'usd' | 'time_et' | 'count', description = 'The id of a record in facts.yaml.') =>
  factId.meta({ description, references: 'Fact', units: [unit] });

const timeOf = (description: string) => factIn('time_et', description).optional();
const daysOf = (description: string) => factIn('count', description).optional();

const window = record('ServiceWindow', 'A cutoff and its settlement time.', {
  name: text('Name of the window.'),
  cutoff: factIn('time_et'),
  settlement: factIn('time_et'),
});

const returns = record('ServiceReturns', 'How money sent by a service can be returned.', {
  banking_days: daysOf('Banking days after settlement in which an ordinary return must arrive.'),
  text: text('What can be returned, and until when.'),
  late: point
    .extend({ calendar_days: factIn('count') })
    .meta({ id: 'LateReturn', description: 'A longer right of return, in calendar days after settlement.' })
    .optional(),
});

/** A way to move money on a rail, with its hours, its limit and what happens after settlement. */
export const service = z
  .strictObject({
    id: identifier('Name of the service in addresses and in departures.yaml.'),
    name: text('Name of the service.'),
    kind: choice(
      'ScheduleKind',
      'always: never closes. windows: several cutoffs each banking day. span: from an evening to a cutoff. daily: one cutoff.',
      ['always', 'windows', 'span', 'daily'],
    ),
    windows: z.array(window).default([]).meta({ description: 'For kind windows.' }),
    opens: timeOf('For kind span: time on the evening before.'),
    cutoff: timeOf('For kinds span and daily.'),
    settlement: timeOf('For kind daily: time of settlement on the next banking day, if known.'),
    settled_by: text('Who settles, if no clock of the rail does: "the merchant".').optional(),
    settles: text('When funds settle, in words.'),
    timetable: text('The times in words, for the printed timetable.'),
    limit: factIn('usd').optional(),
    limit_note: text('Instead of a limit.').optional(),
    directions: z
      .array(choice('PaymentDirection', 'push: you send money. pull: you collect it.', ['push', 'pull']))
      .min(1)
      .meta({ description: 'push: you send money. pull: you collect it.' }),
    final: z.boolean().meta({ description: 'Settled money cannot be recalled.' }),
    returns,
    needs: text('What you must know about the recipient, such as an account number.'),
    only: text(
      'What it only does, if it can\'t pay any account at another bank: "pays merchants".',
    ).optional(),
    fee: z.string().meta({ description: 'The id of a row of fees.yaml.', names: 'Fee' }),
  })
  .refine((value) => value.kind !== 'windows' || value.windows.length > 0, {
    error: 'are missing, but the kind "windows" needs them; list at least one',
    path: ['windows'],
  })
  .refine((value) => value.kind !== 'span' || (value.opens && value.cutoff), {
    error: 'needs the fields "opens" and "cutoff"; add what is missing',
    path: ['kind'],
  })
  .refine((value) => value.kind !== 'daily' || value.cutoff, {
    error: 'needs the field "cutoff"; add it',
    path: ['kind'],
  })
  .refine((value) => Boolean(value.limit) !== Boolean(value.limit_note), {
    error: 'or "limit_note" is required, but not both; add one or remove one',
    path: ['limit'],
  })
  .meta({ id: 'Service', description: 'A way to move money on a rail.' });
