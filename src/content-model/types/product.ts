import { z } from 'zod';
import { factId, feature, heroFields, href, link, point, rail, record, solutionSlug, text } from '../fields';
import { apiRequest } from './api-request';

const productFact = record('ProductFact', 'A figure at the top of a product page.', {
  fact: factId,
  label: text('What the value is, under the figure.'),
});

const picture = record('ProductPicture', 'The picture at the top of a product page.', {
  title: text('Heading.'),
  lede: text('A sentence under the heading.'),
  parts: z
    .array(
      record('PicturePart', 'A part of the picture.', {
        title: text('What it is.'),
        value: z.string().trim().min(1).meta({ description: 'What the picture shows, as it is.' }),
        text: text('A note about it.').optional(),
      }),
    )
    .min(3)
    .meta({ description: 'The parts, in the order in which the picture draws them.' }),
});

const simulation = record('Simulation', 'A sandbox request that simulates the network.', {
  call: z
    .string()
    .regex(
      /^\/simulations\/[a-z0-9_/{}]+$/,
      'must start with "/simulations/", as in /simulations/ach_transfers/{id}/return',
    )
    .meta({ description: 'The path of the request. {id} is a placeholder for an ID.' }),
  text: text('What it does, and the state that follows.'),
});

const code = record('FailureCode', 'A code of a return.', {
  code: z.string().trim().min(1).meta({
    description: 'The code, or a few of the same kind, with commas between them.',
    words: true,
    names: 'Code',
  }),
  meaning: text('What it means.'),
  text: text('What to do.'),
});

const codes = record('FailureCodes', 'The codes of returns.', {
  title: text('Heading.'),
  lede: text('A sentence next to the heading.'),
  rows: z.array(code).min(1),
});

/** content/products/*.yaml: a product, which is a rail. The file name is the last segment of its path. */
export const product = record('Product', 'A product page.', {
  name: text('Name of the product.'),
  rail,
  ...heroFields,
  summary: text('One sentence for the product grid.'),
  tag: text('A few words under the summary.'),
  documentation: href,
  notice: text('A required notice in the body.').optional(),
  picture: picture.optional(),
  facts: z.array(productFact).length(4, 'must be four facts; add one or remove one'),
  states_lede: text('A sentence beside the heading of the states.'),
  request: apiRequest,
  features: z.array(feature).min(3),
  simulations: z.array(simulation).min(1).meta({ description: 'Requests to the sandbox.' }),
  failures: z.array(point).min(1).meta({ description: 'How it fails, and what you see then.' }),
  codes: codes.optional(),
  documents: z.array(link).min(1).meta({ description: 'Pages of the documentation.' }),
  solutions: z.array(solutionSlug).min(1).meta({ description: 'Solutions that use it.' }),
});
