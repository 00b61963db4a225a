import { z } from 'zod';
import { heroFields, link, rail, record, sectionHead, text } from '../fields';
import { apiRequest } from './api-request';

const mapLine = record('MapLine', 'A line from the ledger to a network.', {
  rail,
  network: text('Name of the network at the end of the line.'),
  note: text('When money on this line settles, in a few words.'),
});

const step = record('FailureStep', 'A step of the example transfer.', {
  name: text('What happened.'),
  detail: text('When, and what was reported.'),
});

const collectRequest = record('CollectRequest', 'A request that collects money by a rail.', {
  rail,
  request: apiRequest,
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
  ways: z.array(link).meta({ description: 'Links below the buttons at the top.' }),
  products: sectionHead,
  failure: record('HomeFailure', 'A transfer that fails, beside the departures board.', {
    title: text('Heading.'),
    text: text('What it means for the reader.'),
    steps: z.array(step).min(2),
    links: z.array(link).min(1),
  }),
  request: text('A sentence next to the request for the rail that suits the payment.'),
  collect: z.array(collectRequest).min(1).meta({
    description: "The requests of the rails that collect money, in place of their products'.",
  }),
  solutions: sectionHead,
  updates: sectionHead,
  closing: sectionHead,
});
