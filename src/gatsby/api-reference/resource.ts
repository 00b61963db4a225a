/** A resource as its page shows it, derived from the API description. Pure. Texts may have variables. */
import { exampleOf, exampleOfContent } from '../../content-model/api/example';
import { type ApiField, fieldOf, fieldsOf } from '../../content-model/api/fields';
import {
  type Description,
  type Operation,
  type Response,
  resolved,
  type Schema,
  schemaRef,
  type Tag,
} from '../../content-model/api/openapi';
import {
  isSimulation,
  operationsOf,
  type Placed,
  parametersOf,
  responseOf,
} from '../../content-model/api/operations';
import { pageOfResource } from '../../content-model/api/resource-slug';
import { requestOf } from './requests';

/** A request and its response; src/gatsby/api-reference/sdl.ts explains the fields. */
export type ApiOperation = ReturnType<typeof operationOf>;
/** An error status, its meaning, and an example of the body with the type in it. */
export type ApiError = ReturnType<typeof errorsOf>[number];
/** A resource: its object and operations. */
export type ApiResource = ReturnType<typeof resourceOf>;
/** A field, with the rail of its resource. */
export type RailField = ApiField & { readonly rail: string | null };

const onRail = (fields: readonly ApiField[], rail: string | null): RailField[] =>
  fields.map((field) => ({ ...field, rail }));

const refName = (ref: string | undefined): string | null => ref?.replace(schemaRef(''), '') ?? null;

/** A response's shape: an object, a page of a list, or other fields; and its example. */
function responseShape(placed: Placed, api: Description) {
  const content = responseOf(placed.operation, api)?.content ?? {};
  const media = Object.values(content)[0];
  const none = { returns: null, many: false, responseFields: [] };
  if (!media) return { ...none, response: undefined, samples: [], changes: [] };
  const examples = {
    changes: Object.keys(media['x-changes'] ?? {}),
    response: content['application/json'] && exampleOfContent(media, api),
    samples: Object.entries(media['x-samples'] ?? {}).map(([name, changed]) => {
      return { name, example: exampleOfContent(media, api, name), changes: Object.keys(changed) };
    }),
  };
  const name = refName(media.schema.$ref);
  if (name === null) return { ...none, responseFields: fieldsOf(media.schema, api), ...examples };
  const data: Schema | undefined = resolved(media.schema, api).properties?.data;
  const listed = data?.items && refName(data.items.$ref);
  return { returns: listed ?? name, many: Boolean(listed), responseFields: [], ...examples };
}

/** The error responses of an operation. */
const errorsOf = ({ responses }: Operation, api: Description) =>
  Object.entries(responses).flatMap(([status, given]) => {
    if (status < '400') return [];
    const { description, content = {} } = resolved<Response>(given, api);
    const example = (Object.values(content)[0]?.example ?? null) as { type?: string } | null;
    return [{ status, text: description, example, type: example?.type ?? null }];
  });

function operationOf(placed: Placed, api: Description, rail: string | null) {
  const { operation, path, method } = placed;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const parameters = (['header', 'path', 'query'] as const).flatMap((place) =>
    parametersOf(operation, api, place),
  );
  const { responseFields, ...shape } = responseShape(placed, api);
  const needs = (operation.security ?? []).flatMap(({ bearer }) =>
    bearer.map((scope) => `The key needs the scope \`${scope}\`.`),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    name: operation.summary,
    text: [operation.description, ...needs].join(' '),
    parameters: onRail(
      parameters.map(({ name, schema, description, required }) =>
        fieldOf(name, { ...resolved(schema, api), description }, api, { required: required ?? false }),
      ),
      rail,
    ),
    body: onRail(body ? fieldsOf(body.schema, api) : [], rail),
    responseFields: onRail(responseFields, rail),
    ...shape,
    errors: errorsOf(operation, api),
    request: requestOf(placed, api),
  };
}

function eventsOf(tag: string, { components }: Description) {
  const choices = components.schemas.event_category?.oneOf ?? [];
  return choices.flatMap(({ const: category, description = '' }) =>
    category?.startsWith(`${tag}.`) ? [{ category, text: description }] : [],
  );
}

/** The example of an event about an object; null if the API has no events. */
function eventExample(category: string, object: unknown, api: Description): object | null {
  const schema = api.components.schemas.event;
  if (!schema) return null;
  const example = exampleOf(schema, api) as object;
  const about = {
    associated_object_type: category.split('.')[0],
    associated_object_id: (object as { id?: string }).id,
  };
  return { ...example, category, ...about };
}

/** A tag's resource. Throws if the tag has no schema, which the content check reports first. */
function resourceOf(tag: Tag, api: Description) {
  const { name, 'x-rail': rail = null } = tag;
  const schema = resolved<Schema>({ $ref: schemaRef(name) }, api);
  const operations = operationsOf(api)
    .filter(({ operation }) => operation.tags[0] === name)
    .map((placed) => operationOf(placed, api, rail));
  const example = exampleOf(schema, api);
  const events = eventsOf(name, api);
  const statuses = new Map(operations.flatMap(({ errors }) => errors.map((error) => [error.status, error])));
  const slug = pageOfResource(tag)?.slug ?? name;
  return {
    tag: name,
    slug,
    path: `/documentation/api/${slug}`,
    name: tag['x-displayName'],
    singular: schema.title ?? name,
    summary: tag['x-summary'],
    text: tag.description,
    rail,
    disclosures: tag['x-disclosures'] ?? [],
    lifecycleIds: tag['x-lifecycles'] ?? [],
    example,
    fields: onRail(fieldsOf(schema, api), rail),
    operations: operations.filter(({ path }) => !isSimulation(path)),
    simulations: operations.filter(({ path }) => isSimulation(path)),
    events,
    event: events[0] ? eventExample(events[0].category, example, api) : null,
    errors: [...statuses.values()].sort((a, b) => Number(a.status) - Number(b.status)),
  };
}

/** All resources under their headings. */
export const groupsOf = (api: Description) =>
  api['x-tagGroups'].map(({ name, tags, 'x-rail': rail = null }) => ({
    name,
    rail,
    resources: tags.flatMap((wanted) =>
      api.tags.filter((tag) => tag.name === wanted).map((tag) => resourceOf(tag, api)),
    ),
  }));
