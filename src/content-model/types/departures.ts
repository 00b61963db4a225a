import { z } from 'zod';
import { record, text } from '../fields';

/** content/departures.yaml: the services on the departures board, in order. */
export const departures = record('DeparturesContent', 'The departures board.', {
  title: text('Heading of the board.'),
  note: text('A sentence below the board: whose cutoffs these are.'),
  sources: text('Words of the link to the page of facts that follows it.'),
  services: z
    .array(z.string().meta({ description: 'The ID of a service in rails/*.yaml.', names: 'Service' }))
    .min(1)
    .meta({ description: 'IDs of services in rails/*.yaml, in order.' }),
});
