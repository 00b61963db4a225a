import { z } from 'zod';
import { heroFields, productSlug, rail, sectionHead, text } from '../fields';

const mapLine = z
  .strictObject({
    rail,
    network: text('Name of the network at the end of the line.'),
    note: text('When money on this line settles, in a few words.'),
  })
  .meta({ id: 'MapLine', description: 'A line from the ledger to a network.' });

const trackedState = z
  .strictObject({
    name: text('What happened.'),
    detail: text('When, and what was reported.'),
    done: z.boolean().meta({ description: 'false for what is still to come.' }),
  })
  .meta({ id: 'TrackedState', description: 'A step of the example transfer.' });

/** content/home.yaml: the home page. */
export const home = z
  .strictObject({
    ...heroFields,
    map: z
      .strictObject({
        software: text('Name of the first station.'),
        api: text('Name of the second station.'),
        ledger: text('Name of the interchange.'),
        lines: z
          .array(mapLine)
          .min(1)
          .superRefine((lines, context) => {
            for (const [index, { rail: id }] of lines.entries())
              if (lines.findIndex((line) => line.rail === id) < index)
                context.addIssue({
                  code: 'custom',
                  path: [index, 'rail'],
                  message: 'has a line already; write another rail, or remove one of the two',
                  input: id,
                });
          }),
      })
      .meta({ id: 'HomeMap', description: 'The map of the network.' }),
    products: sectionHead,
    request: z
      .strictObject({
        head: sectionHead,
        object: text('Id of the example object.'),
        product: productSlug.meta({
          description: 'The product whose request is shown.',
          references: 'Product',
        }),
        states: z.array(trackedState).min(2),
      })
      .meta({ id: 'HomeRequest', description: 'An example request and its result.' }),
    solutions: sectionHead,
    updates: sectionHead,
    closing: sectionHead,
  })
  .meta({ id: 'HomeContent', description: 'The home page.' });
