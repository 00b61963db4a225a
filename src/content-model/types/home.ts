import { z } from 'zod';
import { heroFields, productSlug, rail, record, sectionHead, text } from '../fields';

const mapLine = record('MapLine', 'A line from the ledger to a network.', {
  rail,
  network: text('Name of the network at the end of the line.'),
  note: text('When money on this line settles, in a few words.'),
});

const trackedState = record('TrackedState', 'A step of the example transfer.', {
  name: text('What happened.'),
  detail: text('When, and what was reported.'),
  done: z.boolean().meta({ description: 'false for what is still to come.' }),
});

/** content/home.yaml: the home page. */
export const home = record('HomeContent', 'The home page.', {
  ...heroFields,
  map: record('HomeMap', 'The map of the network.', {
    software: text('Name of the first station.'),
    api: text('Name of the second station.'),
    ledger: text('Name of the interchange.'),
    lines: z.array(mapLine).min(1),
  }),
  products: sectionHead,
  request: record('HomeRequest', 'An example request and its result.', {
    head: sectionHead,
    object: text('Id of the example object.'),
    product: productSlug.meta({
      description: 'The product whose request is shown.',
      references: 'Product',
    }),
    states: z.array(trackedState).min(2),
  }),
  solutions: sectionHead,
  updates: sectionHead,
  closing: sectionHead,
});
