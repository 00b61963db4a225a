import { z } from 'zod';
import { disclosures, factId, feature, heroFields, href, point, rail, solutionSlug, text } from '../fields';

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
    states_lede: text('A sentence beside the heading of the states.'),
    features: z.array(feature).min(3),
    failures: z.array(point).min(1).meta({ description: 'How it fails, and what you then see.' }),
    solutions: z.array(solutionSlug).min(1).meta({ description: 'Solutions that use it.' }),
    disclosures,
  })
  .meta({ id: 'Product', description: 'A product page.' });
