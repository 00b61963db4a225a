import { z } from 'zod';
import { disclosures, heroFields, point, productSlug, rail, text } from '../fields';

const stop = z
  .strictObject({
    name: text('What happens at this stop.'),
    rails: z.array(rail).default([]).meta({ description: 'Rails that the money takes here.' }),
    resources: z.array(text('A resource of the API.')).default([]),
    text: text('One or two sentences.'),
  })
  .meta({ id: 'Stop', description: 'A stop on the way of the money.' });

/** content/solutions/*.yaml: a use of the products. The file name is the end of the address. */
export const solution = z
  .strictObject({
    name: text('Name of the solution.'),
    order: z.int().meta({ description: 'Place in lists.' }),
    ...heroFields,
    summary: text('One sentence for the list of solutions.'),
    products: z.array(productSlug).min(1).meta({ description: 'Products it uses, most used first.' }),
    flow: z.array(stop).min(2),
    risks: z.array(point).min(1),
    disclosures,
  })
  .meta({ id: 'Solution', description: 'A solution page.' });
