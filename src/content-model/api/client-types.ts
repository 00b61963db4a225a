/** The served description in the form from which generators of clients make good types. */
import { isRecord, type Json } from './json';
import { referencesIn } from './named-schemas';
import { schemaRef } from './openapi';
import { keysOf, valueAt } from './pointer';
import { mapped, mapValues } from './served';

/** A description that has only records where these functions look. */
type Served = Json & { readonly paths: Json; readonly webhooks?: Json; readonly components: Json };
type Schemas = { [name: string]: Json };

const schemasOf = ({ components }: Served): Schemas => components.schemas as Schemas;

const withSchemas = (api: Served, schemas: Json): Served => ({
  ...api,
  components: { ...api.components, schemas },
});

/** Names the types of bodies after their operations: create_card_request, retrieve_account_balance_response. */
function withNamedBodies(api: Served): Served {
  const schemas = { ...schemasOf(api) };
  const named = (body: Json, name: string): Json =>
    !body?.content
      ? body
      : {
          ...body,
          content: mapValues(body.content, (media) => {
            if (!isRecord(media.schema) || !(media.schema.properties ?? media.schema.oneOf)) return media;
            schemas[name] = media.schema;
            return { ...media, schema: { $ref: schemaRef(name) } };
          }),
        };
  const paths = mapValues(api.paths, (item) =>
    mapValues(item, ({ operationId, requestBody, responses, ...operation }) => ({
      operationId,
      ...operation,
      ...(requestBody ? { requestBody: named(requestBody as Json, `${operationId}_request`) } : {}),
      responses: mapValues(responses, (response) => named(response, `${operationId}_response`)),
    })),
  );
  return withSchemas({ ...api, paths }, schemas);
}

/** Links each page of a list to the next. */
function withNextPages(api: Served): Served {
  const next = (operationId: unknown) => ({
    description: 'The next page, unless next_cursor is null.',
    operationId,
    parameters: { cursor: '$response.body#/next_cursor' },
  });
  const isCursor = ({ $ref }: Json) => $ref === '#/components/parameters/cursor';
  const paths = mapValues(api.paths, (item) =>
    mapValues(item, (operation) => {
      if (!(operation.parameters as Json[] | undefined)?.some(isCursor)) return operation;
      const { 200: page, ...others } = operation.responses as Schemas;
      return {
        ...operation,
        responses: { 200: { ...page, links: { next: next(operation.operationId) } }, ...others },
      };
    }),
  );
  return { ...api, paths };
}

/** Describes the webhook of each category of events, with the type of its payload. */
function withEventTypes(api: Served): Served {
  const { event_category: category, ...schemas } = schemasOf(api);
  const post = valueAt(api.webhooks, ['event', 'post']) as Json | undefined;
  if (!post || !category) return api;
  const webhooks: { [name: string]: Json } = {};
  for (const value of category.enum as string[]) {
    const object = value.split('.')[0] as string;
    const name = `${value.replace('.', '_')}_event`;
    const summary = (category['x-enumDescriptions'] as Json)[value];
    const only = { category: { const: value }, associated_object_type: { const: object } };
    schemas[name] = {
      title: summary,
      allOf: [{ $ref: schemaRef('event') }, { type: 'object', properties: only }],
    };
    const example = {
      ...(valueAt(api.components, ['examples', 'event', 'value']) as Json),
      category: value,
      associated_object_type: object,
      associated_object_id: valueAt(api.components, ['examples', object, 'value', 'id']),
    };
    const content = { 'application/json': { schema: { $ref: schemaRef(name) }, example } };
    const operationId = `receive_${name}`;
    webhooks[value] = { post: { ...post, operationId, summary, requestBody: { required: true, content } } };
  }
  return withSchemas(
    { ...api, webhooks: { ...api.webhooks, ...webhooks } },
    { event_category: category, ...schemas },
  );
}

/** An integer without a maximum may exceed 32 bits, as an amount in cents does. */
const withInt64 = (own: Json): Json =>
  [own.type].flat().includes('integer') && !(Number(own.maximum) < 2 ** 31)
    ? { ...own, format: 'int64' }
    : own;

/** The names of the schemas that requests consist of. */
function requestSchemas(api: Served): Set<string> {
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    for (const { $ref } of referencesIn(part)) {
      if (found.has($ref)) continue;
      found.add($ref);
      collect(valueAt(api, keysOf($ref)));
    }
  };
  for (const item of Object.values(api.paths))
    for (const { parameters, requestBody } of Object.values(item as Schemas))
      collect([parameters, requestBody]);
  return found;
}

/** In responses and events, an enum accepts values that will be added. A named enum stays closed: only its uses are open. */
function withOpenEnums(api: Served): Served {
  const schemas = schemasOf(api);
  const closed = requestSchemas(api);
  const opened = (own: Json): Json => {
    const { $ref, type, enum: values, 'x-enumDescriptions': meanings, ...rest } = own;
    const target = typeof $ref === 'string' && valueAt(api, [...keysOf($ref), 'enum']);
    if (!target && !Array.isArray(values)) return own;
    const known = target ? { $ref } : { type, enum: values, 'x-enumDescriptions': meanings };
    return { ...rest, anyOf: [known, { type: 'string' }] };
  };
  const isOpen = (name: string, schema: Json) => !schema.enum && !closed.has(schemaRef(name));
  return withSchemas(
    api,
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        isOpen(name, schema) ? mapped(schema, opened) : schema,
      ]),
    ),
  );
}

/** Types that languages or browsers have themselves. */
const taken = ['error', 'event', 'file'];

/** "ach_transfer" → "AchTransfer": types have the names that they get in most languages. */
const typeName = (name: string): string =>
  `${name}${taken.includes(name) ? '_object' : ''}`.replace(/(?:^|_)([a-z\d])/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );

function withTypeNames(api: Served): Served {
  const prefix = schemaRef('');
  const renamed = mapped(api, withInt64, (text) =>
    text.startsWith(prefix) ? prefix + typeName(text.slice(prefix.length)) : text,
  ) as Served;
  const schemas = Object.entries(schemasOf(renamed)).map(([name, schema]) => [typeName(name), schema]);
  return withSchemas(renamed, Object.fromEntries(schemas));
}

/** The description for clients, given the served one with named schemas. */
export const forClients = (api: Json): Json =>
  withTypeNames(withOpenEnums(withEventTypes(withNextPages(withNamedBodies(api as Served)))));
