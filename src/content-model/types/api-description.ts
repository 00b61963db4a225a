import { z } from 'zod';
import { disclosures, rail } from '../fields';

const name = (description: string) => z.string().min(1).meta({ description });

const tag = z
  .strictObject({
    name: name('The name of the schema of the resource, such as ach_transfer.'),
    description: name('Two to four sentences: what it is, when to use it, what to mind.'),
    'x-displayName': name('Its name on pages, in the plural. Its address is made from it.'),
    'x-summary': name('What it is, in a line for the index of the reference.'),
    'x-rail': rail.optional(),
    'x-lifecycles': z
      .array(z.string().meta({ description: 'The id of a lifecycle in rails/*.yaml.', names: 'Lifecycle' }))
      .optional(),
    'x-disclosures': disclosures,
  })
  .meta({ id: 'ApiTag', description: 'A resource.' });

/**
 * content/api/openapi.yaml: the description of the API. What OpenAPI itself asks for is checked by a validator of it; here
 * stands what the site needs beside that.
 */
export const apiDescription = z
  .looseObject({
    openapi: z.literal('3.1.0', 'must be "3.1.0"; write it with quotes'),
    tags: z.array(tag).min(1).meta({ description: 'The resources.' }),
    'x-tagGroups': z
      .array(
        z
          .strictObject({
            name: name('Heading.'),
            'x-rail': rail.optional(),
            tags: z.array(name('The name of a tag.')).min(1),
          })
          .meta({ id: 'ApiTagGroup', description: 'Resources under one heading.' }),
      )
      .min(1),
    paths: z.looseObject({}).meta({ description: 'The operations.' }),
    components: z
      .looseObject({
        schemas: z.looseObject({}),
        parameters: z.looseObject({}),
        responses: z.looseObject({}),
      })
      .meta({ id: 'ApiComponents', description: 'What operations share.' }),
  })
  .meta({
    id: 'ApiDescription',
    description: 'The description of the API, after OpenAPI 3.1.',
    prose: ['description', 'x-summary'],
  });
