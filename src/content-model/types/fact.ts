import { z } from 'zod';
import { choice, day, factConfidence, identifier, record, text, url } from '../fields';
import { isOfficial, notOfficial } from '../official-source';

type ValueRule = { fits: (value: string | number) => boolean; error: string };

/** The allowed values by unit. */
const valueRules = new Map<unknown, ValueRule>(
  Object.entries({
    time_et: {
      fits: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
      error: 'is not a time of day; write one such as "16:45"',
    },
    usd: {
      fits: (value) => Number.isInteger(value) && Number(value) >= 0,
      error:
        'is not a number of whole dollars; write only the digits, without quotes, "$", commas or a minus sign',
    },
    count: {
      fits: (value) => typeof value === 'number' && value >= 0,
      error: 'is not a number; write only the digits, without quotes, commas or a minus sign',
    },
    text: {
      fits: (value) => typeof value === 'string',
      error: 'is not text, as its unit says; put it in quotes',
    },
  }),
);

/** The rule that a record's value breaks. Other fields may be invalid too. */
function brokenRule(record: unknown): ValueRule | undefined {
  const { unit, value } = { ...(record as { unit?: unknown; value?: unknown }) };
  const rule = typeof value === 'string' || typeof value === 'number' ? valueRules.get(unit) : undefined;
  return rule?.fits(value as string | number) === false ? rule : undefined;
}

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
  .refine((record) => brokenRule(record) === undefined, {
    error: ({ input }) => brokenRule(input)?.error,
    path: ['value'],
    // Runs even if another field is invalid, so that all errors are reported at once.
    when: () => true,
  })
  .meta({
    id: 'Fact',
    description: 'A limit, window, hour or deadline: with its date and source, or our own.',
  });

/** content/facts.yaml: every figure that can become outdated, in one place. */
export const facts = z.array(fact).min(1);
