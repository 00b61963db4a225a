import { z } from 'zod';
import { choice, day, factConfidence, identifier, record, text, url } from '../fields';
import { isOfficial, notOfficial } from '../official-source';

/** The allowed values by unit, and what to say of others. */
const values = {
  time_et: [z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'is not a time of day; write one such as "16:45"'],
  usd: [
    z.int().min(0),
    'is not a number of whole dollars; write only the digits, without quotes, "$", commas or a minus sign',
  ],
  count: [
    z.number().min(0),
    'is not a number; write only the digits, without quotes, commas or a minus sign',
  ],
  text: [z.string(), 'is not text, as its unit says; put it in quotes'],
} as const;

/** What the rule book or the operator lends to a fact. Our own definitions have none of it. */
const sourceFields = ['as_of', 'source', 'confidence', 'review_by'] as const;

const fact = z
  .strictObject({
    id: identifier('Name by which pages refer to the fact.'),
    subject: z
      .string()
      .meta({ description: 'The id of a subject of facts-page.yaml.', names: 'FactSubject' }),
    label: text('What the value is.'),
    value: z.union([z.string().min(1), z.number()]).meta({ description: 'The value, in its unit.' }),
    unit: choice('FactUnit', 'usd: whole dollars. time_et: a quoted time in Eastern Time. count. text.', [
      'usd',
      'time_et',
      'count',
      'text',
    ]),
    ours: z.boolean().default(false).meta({
      description:
        'true: what our API or our company does, by our own definition. It has no date, source, confidence or review.',
    }),
    as_of: day('The day from which the value applies, or on which the source was read.').optional(),
    source: record('FactSource', 'The operator, regulator or rule book, and its page.', {
      title: text('The operator, regulator or rule book, in a few words.'),
      url: url('The page that says so.'),
    }).optional(),
    confidence: factConfidence.optional(),
    review_by: day('The day by which an editor checks the source again.').optional(),
  })
  .refine((record) => !record.ours || sourceFields.every((field) => record[field] === undefined), {
    error: `is our own definition, so it has no ${sourceFields.join(', ')}; remove them, or remove "ours"`,
    path: ['ours'],
  })
  .refine((record) => record.ours || sourceFields.every((field) => record[field] !== undefined), {
    error: `needs ${sourceFields.join(', ')}; add what is missing, or "ours: true" for our own definition`,
    path: ['id'],
  })
  .refine(({ confidence, source }) => confidence !== 'official' || !source || isOfficial(source.url), {
    error: notOfficial,
    path: ['source', 'url'],
  })
  .superRefine(({ unit, value }, context) => {
    const [schema, message] = values[unit];
    if (!schema.safeParse(value).success)
      context.addIssue({ code: 'custom', path: ['value'], message, input: value });
  })
  .meta({
    id: 'Fact',
    description: 'A limit, window, hour or deadline: with its date and source, or our own.',
  });

/** content/facts.yaml: every figure that can become outdated, in one place. */
export const facts = z.array(fact).min(1);
