import { z } from 'zod';
import { factId, feature, heroFields, href, link, point, rail, solutionSlug, text } from '../fields';
import { apiRequest } from './api-request';

const productFact = z
  .strictObject({ fact: factId, label: text('What the value is, under the figure.') })
  .meta({ id: 'ProductFact', description: 'A figure at the top of a product page.' });

const simulation = z
  .strictObject({
    call: z
      .string()
      .regex(
        /^\/simulations\/[a-z0-9_/{}]+$/,
        'must start with "/simulations/", as in /simulations/ach_transfers/{id}/return',
      )
      .meta({ description: 'The path of the request. {id} is a placeholder for an ID.' }),
    text: text('What it does, and the state that follows.'),
  })
  .meta({ id: 'Simulation', description: 'A sandbox request that simulates the network.' });

const code = z
  .strictObject({
    code: text('The code, or a few of the same kind.'),
    meaning: text('What it means.'),
    text: text('What to do.'),
  })
  .meta({ id: 'FailureCode', description: 'A code of a return.' });

const codes = z
  .strictObject({
    title: text('Heading.'),
    lede: text('A sentence next to the heading.'),
    rows: z.array(code).min(1),
  })
  .meta({ id: 'FailureCodes', description: 'The codes of returns.' });

/** content/products/*.yaml: a product, which is a rail. The file name is the last segment of its path. */
export const product = z
  .strictObject({
    name: text('Name of the product.'),
    rail,
    ...heroFields,
    summary: text('One sentence for the product grid.'),
    tag: text('A few words under the summary.'),
    documentation: href,
    notice: text('A required notice in the body.').optional(),
    facts: z.array(productFact).length(4, 'must be four facts; add one or remove one'),
    states_lede: text('A sentence beside the heading of the states.'),
    request: apiRequest,
    features: z.array(feature).min(3),
    simulations: z.array(simulation).min(1).meta({ description: 'Requests to the sandbox.' }),
    failures: z.array(point).min(1).meta({ description: 'How it fails, and what you see then.' }),
    codes: codes.optional(),
    documents: z.array(link).min(1).meta({ description: 'Pages of the documentation.' }),
    solutions: z.array(solutionSlug).min(1).meta({ description: 'Solutions that use it.' }),
  })
  .meta({ id: 'Product', description: 'A product page.' });
