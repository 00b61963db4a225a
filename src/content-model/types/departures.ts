import { z } from 'zod';
import { text } from '../fields';

/** content/departures.yaml: which services the departures board shows, in which order. */
export const departures = z
  .strictObject({
    title: text('Heading of the board.'),
    note: text('A sentence below the board: whose cutoffs these are.'),
    sources: text('Words of the link to the page of facts that follows it.'),
    services: z
      .array(z.string().meta({ description: 'The id of a service of rails/*.yaml.', names: 'Service' }))
      .min(1)
      .meta({ description: 'Ids of services of rails/*.yaml, in order.' }),
  })
  .meta({ id: 'DeparturesContent', description: 'The departures board.' });
