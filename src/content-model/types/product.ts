import { z } from 'zod';
import { disclosures, factId, feature, heroFields, href, point, rail, solutionSlug, text } from '../fields';

const station = z
  .strictObject({ name: text('The state as the API writes it.'), text: text('What it means.') })
  .meta({ id: 'Station', description: 'A state of an object on its way.' });

const branch = z
  .strictObject({
    name: text('The state as the API writes it.'),
    from: text('The state or states it can follow.'),
    text: text('What it means.'),
  })
  .meta({ id: 'Branch', description: 'A state in which the way ends early.' });

const lifecycle = z
  .strictObject({
    object: text('Name of the object in the API.'),
    lede: text('A sentence beside the heading.'),
    stations: z.array(station).min(2).meta({ description: 'The states of the ordinary way, in order.' }),
    branches: z.array(branch).default([]).meta({ description: 'The states off the ordinary way.' }),
  })
  .meta({ id: 'Lifecycle', description: 'The states of an object.' });

const productFact = z
  .strictObject({ fact: factId, label: text('What the value is, under the figure.') })
  .meta({ id: 'ProductFact', description: 'A figure at the top of a product page.' });

/** content/products/*.yaml: a product, which is a rail. The file name is the end of the address. */
export const product = z
  .strictObject({
    name: text('Name of the product.'),
    rail,
    ...heroFields,
    summary: text('One sentence for the product grid.'),
    tag: text('A few words under the summary.'),
    documentation: href,
    notice: text('A sentence in the body that the law or honesty asks for.').optional(),
    facts: z.array(productFact).length(4, 'must be four facts; add one or remove one'),
    lifecycle,
    features: z.array(feature).min(3),
    failures: z.array(point).min(1).meta({ description: 'How it fails, and what you then see.' }),
    solutions: z.array(solutionSlug).min(1).meta({ description: 'Solutions that use it.' }),
    disclosures,
  })
  .meta({ id: 'Product', description: 'A product page.' });
