import { z } from 'zod';
import { heroFields, point, productSlug, rail, record, text } from '../fields';

const stop = record('Stop', 'A stop of the money.', {
  name: text('What happens at this stop.'),
  rails: z.array(rail).default([]).meta({ description: 'Rails that the money uses here.' }),
  resources: z
    .array(
      z.string().meta({
        description: 'The display name of a resource of the API.',
        words: true,
        names: 'ApiResource',
      }),
    )
    .default([]),
  text: text('One or two sentences.'),
});

const leg = record('RouteLeg', 'The leg from one station to the next.', {
  name: text('What happens between, in a word or two.'),
  rails: z.array(rail).min(1).meta({ description: 'Rails that the money can take here.' }),
});

const route = z
  .strictObject({
    stations: z.array(text('Who has the money here, in a few words.')).min(2).max(4),
    legs: z.array(leg).min(1),
  })
  .refine(({ stations, legs }) => legs.length === stations.length - 1, {
    path: ['legs'],
    message: 'must be one fewer than the stations; add or remove one',
  })
  .meta({ id: 'MoneyRoute', description: 'The path of the money, drawn as a diagram.' });

/** content/solutions/*.yaml: a way to use the products. The file name is the last segment of its path. */
export const solution = record('Solution', 'A solution page.', {
  name: text('Name of the solution.'),
  order: z.int().meta({ description: 'Place in lists. The home page has the first six.' }),
  ...heroFields,
  summary: text('One sentence for the list of solutions.'),
  audience: text('Who it is for, in a sentence.'),
  products: z.array(productSlug).min(1).meta({ description: 'Products it uses, most used first.' }),
  route,
  flow: z.array(stop).min(2),
  risks: z.array(point).min(1),
  wording: z.array(point).min(1).meta({ description: 'What customers who build this must disclose.' }),
});
