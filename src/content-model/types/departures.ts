import { z } from 'zod';
import { factId, href, rail, text } from '../fields';

const timesOf = (description: string) => factId.meta({ description, references: 'Fact' }).optional();

const row = z
  .strictObject({
    rail,
    name: text('Name of the service.'),
    href,
    kind: z.enum(['always', 'windows', 'span', 'daily']).meta({
      id: 'ScheduleKind',
      description:
        'always: never closes. windows: several cut-offs each banking day. span: from an evening to a cut-off. daily: one cut-off.',
    }),
    windows: z
      .array(
        z
          .strictObject({ name: text('Name of the window.'), cutoff: factId, settlement: factId })
          .meta({ id: 'DepartureWindow', description: 'A cut-off and when it settles.' }),
      )
      .default([])
      .meta({ description: 'For kind windows.' }),
    opens: timesOf('For kind span: time on the evening before.'),
    cutoff: timesOf('For kinds span and daily.'),
    settles: text('When funds settle, in words.'),
    timetable: text('The times in words, for the printed timetable.'),
    limit: factId.optional(),
    limit_note: text('Instead of a limit.').optional(),
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
  .meta({ id: 'Departure', description: 'A row of the departures board.' });

/** content/departures.yaml: the rows of the departures board. */
export const departures = z
  .strictObject({ title: text('Heading of the board.'), rows: z.array(row).min(1) })
  .meta({ id: 'DeparturesContent', description: 'The departures board.' });
