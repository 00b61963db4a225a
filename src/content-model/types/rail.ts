import { z } from 'zod';
import { productSlug, rail as railId, record, text } from '../fields';
import { lifecycle } from './lifecycle';
import { service } from './service';

/** content/rails/*.yaml: a rail's services, times, and the states of its objects. The file is named after the rail. */
export const rail = record('Rail', 'A rail: its services and the states of its objects.', {
  rail: railId,
  name: text('Name of the rail.'),
  order: z.int().meta({ description: 'Place in lists.' }),
  product: productSlug,
  services: z.array(service).default([]).meta({ description: 'Ways to move money on it.' }),
  lifecycles: z
    .array(lifecycle)
    .min(1)
    .meta({ description: 'The objects that travel on it, most used first.' }),
});
