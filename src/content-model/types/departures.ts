import { z } from 'zod';
import { text } from '../fields';

/** content/departures.yaml: which services stand on the departures board, in which order. */
export const departures = z
  .strictObject({
    title: text('Heading of the board.'),
    services: z
      .array(z.string().meta({ description: 'The id of a service of rails/*.yaml.', names: 'Service' }))
      .min(1)
      .meta({ description: 'Ids of services of rails/*.yaml, in order.' }),
  })
  .meta({ id: 'DeparturesContent', description: 'The departures board.' });
