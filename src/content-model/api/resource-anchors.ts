/**
 * The ids on the page of a resource that a link's fragment can name. tests/files/links.test.ts compares them with the
 * built pages.
 */
import { type CodeNetwork, networksOf } from './code-networks';
import { type ApiField, fieldOf, fieldsOf } from './fields';
import { type Description, type Response, resolved, type Schema, schemaRef, type Tag } from './openapi';
import { isSimulation, operationsOf, type Placed, parametersOf, responseOf } from './operations';

/** A lifecycle as far as the page has ids for it. */
export type AnchorLifecycle = { readonly id: string; readonly states: readonly string[] };

/** What the page shows from other files. */
export type ResourceSources = {
  readonly networks: readonly CodeNetwork[];
  /** The resource's own lifecycles. */
  readonly lifecycles: readonly AnchorLifecycle[];
};

/** The ids of a field's values: those that are explained with the field, and not on a page of codes or as states. */
function valueIds(field: ApiField, rail: string | null, { networks, lifecycles }: ResourceSources): string[] {
  const states = lifecycles.flatMap((lifecycle) => lifecycle.states);
  const { path, values } = field;
  if (values.length === 0 || values.every(({ value }) => states.includes(value))) return [];
  const codes = networksOf(field, rail, networks).networks.flatMap((network) => network.codes);
  return values.flatMap(({ value }) =>
    codes.some(({ reason }) => reason === value) ? [] : [`${path}.${value}`],
  );
}

/** The fields of a response that is no object or list of the API. */
function responseFieldsOf(placed: Placed, api: Description): ApiField[] {
  const [media] = Object.values(responseOf(placed.operation, api)?.content ?? {});
  return media && media.schema.$ref === undefined ? fieldsOf(media.schema, api) : [];
}

function operationIds(placed: Placed, api: Description): string[] {
  const { operation } = placed;
  const id = operation.operationId;
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const parameters = (['header', 'path', 'query'] as const).flatMap((place) =>
    parametersOf(operation, api, place).map(({ name, schema }) => fieldOf(name, resolved(schema, api), api)),
  );
  const inRequest = [...parameters, ...(body ? fieldsOf(body.schema, api) : [])];
  return [
    id,
    ...inRequest.map(({ path }) => `${id}.${path}`),
    ...responseFieldsOf(placed, api).map(({ path }) => `${id}.response.${path}`),
  ];
}

/** The error statuses of an operation. */
const statusesOf = ({ operation }: Placed): string[] =>
  Object.keys(operation.responses as Readonly<Record<string, Response>>).filter((status) => status >= '400');

/** The ids on the page of a tag's resource. Throws if a reference in the description doesn't exist. */
export function resourceAnchors(tag: Tag, api: Description, sources: ResourceSources): string[] {
  const { lifecycles } = sources;
  const schema = resolved<Schema>({ $ref: schemaRef(tag.name) }, api);
  const fields = fieldsOf(schema, api);
  const operations = operationsOf(api).filter(({ operation }) => operation.tags[0] === tag.name);
  const events = (api.components.schemas.event_category?.oneOf ?? []).flatMap(({ const: event }) =>
    event?.startsWith(`${tag.name}.`) ? [event] : [],
  );
  const statuses = [...new Set(operations.flatMap(statusesOf))];
  return [
    'object',
    ...fields.flatMap((field) => [field.path, ...valueIds(field, tag['x-rail'] ?? null, sources)]),
    ...(lifecycles.length > 0 ? ['states'] : []),
    ...lifecycles.map(({ id }) => id),
    ...lifecycles.flatMap(({ id, states }) => states.map((state) => `${id}.${state}`)),
    ...operations.flatMap((placed) => operationIds(placed, api)),
    ...(operations.some(({ path }) => isSimulation(path)) ? ['sandbox'] : []),
    ...(events.length > 0 ? ['events', ...events] : []),
    ...(statuses.length > 0 ? ['errors', ...statuses.map((status) => `error-${status}`)] : []),
  ];
}
