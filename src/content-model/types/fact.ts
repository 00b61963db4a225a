import { z } from 'zod';
import { day, text, url } from '../fields';

const fact = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
      .meta({ description: 'Name by which pages refer to the fact.' }),
    label: text('What the value is.'),
    value: z.union([z.string().min(1), z.number()]).meta({ description: 'The value, in its unit.' }),
    unit: z.enum(['usd', 'time_et', 'count', 'text']).meta({
      id: 'FactUnit',
      description: 'usd: whole dollars. time_et: a quoted time in Eastern Time. count. text.',
    }),
    as_of: day('The day from which the value holds, or on which the source was read.'),
    source: z
      .strictObject({ title: text('Who says so, in a few words.'), url: url('Where it is said.') })
      .meta({ id: 'FactSource', description: 'Who says so, and where.' }),
    confidence: z.enum(['official', 'secondary', 'conflicting']).meta({
      id: 'FactConfidence',
      description: 'official: the operator or regulator says so. secondary: somebody else does.',
    }),
    review_by: day('The day by which somebody looks again.'),
  })
  .meta({ id: 'Fact', description: 'A limit, window, hour or deadline, with its date and source.' });

/** content/facts.yaml: every figure that can go stale, written once. */
export const facts = z.array(fact).min(1);
