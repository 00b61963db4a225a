import { z } from 'zod';
import { disclosures, rail, record } from '../fields';

const name = (description: string) => z.string().min(1).meta({ description });

const tag = record('ApiTag', 'A resource.', {
  name: name('The name of the schema of the resource, such as ach_transfer.'),
  description: name('Two to four sentences: what it is, when to use it, and its pitfalls.'),
  'x-displayName': name('Its plural name on pages, from which its address is derived.'),
  'x-summary': name('One line for the index of the reference.'),
  'x-rail': rail.optional(),
  'x-lifecycles': z
    .array(z.string().meta({ description: 'The id of a lifecycle in rails/*.yaml.', names: 'Lifecycle' }))
    .optional(),
  'x-disclosures': disclosures,
});

const group = record('ApiTagGroup', 'Resources under one heading.', {
  name: name('Heading.'),
  'x-rail': rail.optional(),
  tags: z.array(z.string().meta({ description: 'The name of a tag.', names: 'ApiTag' })).min(1),
});

/** Fields that readers see, at any depth in a file of the description. */
const prose = ['description', 'x-summary'];

/** content/api/openapi.yaml: what applies to the whole API. This is what the site needs; a linter checks OpenAPI's rules. */
export const apiDescription = z
  .looseObject({
    openapi: z.literal('3.1.0', 'is not the version of OpenAPI that the site reads; write 3.1.0'),
    'x-tagGroups': z.array(group).min(1).meta({ description: 'The resources, in the order of the index.' }),
  })
  .meta({ id: 'ApiDescription', description: 'The root of the API description, OpenAPI 3.1.', prose });

/** A map whose entries OpenAPI defines; `openApi` names the definition in its JSON Schema, for text editors. */
const map = (description: string, openApi?: string) =>
  z.looseObject({}).meta({ description, ...(openApi === undefined ? {} : { openApi }) });

/** Marks OpenAPI components, for text editors. */
const components = { openApi: 'components' };

/** content/api/resources/*.yaml: one resource with all its parts. */
export const apiResource = z
  .strictObject({
    tags: z.array(tag).length(1).meta({ description: 'The resource.' }),
    paths: map('Its operations.', 'paths').optional(),
    components: z
      .strictObject({ schemas: map('Its schemas. event_category lists its events.') })
      .meta(components),
  })
  .meta({ id: 'ApiResourceFile', description: 'A resource of the API, laid out as in OpenAPI 3.1.', prose });

/** content/api/shared/*.yaml: parts that several resources use; and content/api/samples.yaml, with the examples of schemas. */
export const apiShared = z
  .strictObject({
    components: z
      .strictObject({
        schemas: map('Schemas.').optional(),
        parameters: map('Parameters.').optional(),
        responses: map('Responses.').optional(),
        headers: map('Headers of responses.').optional(),
      })
      .meta(components),
  })
  .meta({
    id: 'ApiSharedFile',
    description: 'What API resources share, laid out as in OpenAPI 3.1.',
    prose,
  });
