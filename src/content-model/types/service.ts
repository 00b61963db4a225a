import { z } from 'zod';
import { factId, point, text } from '../fields';

const timeOf = (description: string) => factId.meta({ description, references: 'Fact' }).optional();

const window = z
  .strictObject({ name: text('Name of the window.'), cutoff: factId, settlement: factId })
  .meta({ id: 'ServiceWindow', description: 'A cut-off and when it settles.' });

const returns = z
  .strictObject({
    banking_days: timeOf('Banking days after settlement in which an ordinary return must arrive.'),
    text: text('What can come back, and until when.'),
    late: point
      .extend({ calendar_days: factId })
      .meta({ id: 'LateReturn', description: 'A longer right of return, in calendar days after settlement.' })
      .optional(),
  })
  .meta({ id: 'ServiceReturns', description: 'How money sent by a service can come back.' });

/** A way to move money on a rail, with its hours, its ceiling and what happens after settlement. */
export const service = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cannot be an id; write lower-case words joined by hyphens')
      .meta({ description: 'Name of the service in addresses and in departures.yaml.' }),
    name: text('Name of the service.'),
    kind: z.enum(['always', 'windows', 'span', 'daily']).meta({
      id: 'ScheduleKind',
      description:
        'always: never closes. windows: several cut-offs each banking day. span: from an evening to a cut-off. daily: one cut-off.',
    }),
    windows: z.array(window).default([]).meta({ description: 'For kind windows.' }),
    opens: timeOf('For kind span: time on the evening before.'),
    cutoff: timeOf('For kinds span and daily.'),
    settlement: timeOf('For kind daily: time of settlement on the next banking day, where it is known.'),
    settled_by: text('Who settles, where no clock of the rail does: "the merchant".').optional(),
    expires: timeOf('Calendar days after which what nobody has settled typically expires.'),
    settles: text('When funds settle, in words.'),
    timetable: text('The times in words, for the printed timetable.'),
    limit: factId.optional(),
    limit_note: text('Instead of a limit.').optional(),
    directions: z
      .array(
        z
          .enum(['push', 'pull'])
          .meta({ id: 'PaymentDirection', description: 'push: you send money. pull: you collect it.' }),
      )
      .min(1)
      .meta({ description: 'push: you send money. pull: you collect it.' }),
    final: z.boolean().meta({ description: 'Settled money cannot be called back by anybody.' }),
    returns,
    needs: text('What you must know of the other side, such as an account number.'),
    not_in_chooser: z.boolean().default(false).meta({
      description: 'The rail chooser leaves it out: it reaches no other bank, or has no time of arrival.',
    }),
    fee: z.string().meta({ description: 'The id of a row of fees.yaml.', names: 'Fee' }),
  })
  .refine((value) => value.kind !== 'windows' || value.windows.length > 0, {
    error: 'are missing, which the kind "windows" needs; list at least one',
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
    error: 'must be there, or "limit_note", but not both; add one or remove one',
    path: ['limit'],
  })
  .meta({ id: 'Service', description: 'A way to move money on a rail.' });
