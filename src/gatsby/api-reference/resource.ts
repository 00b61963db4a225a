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
import type { ApiRequest } from '../markdown/request-snippets';
import { requestOf } from './requests';

export type ApiOperation = {
  /** Its `operationId`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  /** Header, path and query parameters. */
  readonly parameters: readonly ApiField[];
  readonly body: readonly ApiField[];
  /** The resource in the response, and whether the response is a list; null if the response has another shape. */
  readonly returns: string | null;
  readonly many: boolean;
  /** The fields of a response of another shape. */
  readonly responseFields: readonly ApiField[];
  /** An example of the response; undefined if it isn't JSON. */
  readonly response: unknown;
  /** The top-level fields of the response that differ from the object's example. */
  readonly changes: readonly string[];
  readonly errors: readonly ApiError[];
  readonly request: ApiRequest;
};

/** An error status, its meaning, and an example of the body. */
export type ApiError = { readonly status: string; readonly text: string; readonly example: unknown };

export type ApiEvent = { readonly category: string; readonly text: string };

export type ApiResource = {
  readonly tag: string;
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly summary: string;
  readonly text: string;
  readonly rail: string | null;
  /** The page's optional disclosures. */
  readonly disclosures: readonly string[];
  readonly lifecycleIds: readonly string[];
  readonly example: unknown;
  readonly fields: readonly ApiField[];
  readonly operations: readonly ApiOperation[];
  readonly simulations: readonly ApiOperation[];
  readonly events: readonly ApiEvent[];
  /** An example of its first event, as the API returns it; null if it has none. */
  readonly event: object | null;
  /** The error statuses of its operations, in ascending order. */
  readonly errors: readonly ApiError[];
};

/** The resources under one heading. */
export type ApiGroup = {
  readonly name: string;
  readonly rail: string | null;
  readonly resources: readonly ApiResource[];
};

const refName = (ref: string | undefined): string | null => ref?.replace(schemaRef(''), '') ?? null;

/** A response's shape: an object, a page of a list, or other fields; and its example. */
function responseShape(placed: Placed, api: Description) {
  const content = responseOf(placed.operation, api)?.content ?? {};
  const media = Object.values(content)[0];
  const none = { returns: null, many: false, responseFields: [], response: undefined, changes: [] };
  if (!media) return none;
  const changes = Object.keys(media['x-changes'] ?? {});
  const response = content['application/json'] && exampleOfContent(media, api);
  const name = refName(media.schema.$ref);
  if (name === null) return { ...none, responseFields: fieldsOf(media.schema, api), response, changes };
  const data: Schema | undefined = resolved(media.schema, api).properties?.data;
  const listed = data?.items && refName(data.items.$ref);
  return { ...none, returns: listed ?? name, many: Boolean(listed), response, changes };
}

/** The error responses of an operation. */
const errorsOf = ({ responses }: Operation, api: Description): ApiError[] =>
  Object.entries(responses).flatMap(([status, given]) => {
    if (status < '400') return [];
    const { description, content = {} } = resolved<Response>(given, api);
    return [{ status, text: description, example: Object.values(content)[0]?.example ?? null }];
  });

function operationOf(placed: Placed, api: Description): ApiOperation {
  const { operation, path, method } = placed;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const parameters = (['header', 'path', 'query'] as const).flatMap((place) =>
    parametersOf(operation, api, place),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    name: operation.summary,
    text: operation.description,
    parameters: parameters.map(({ name, schema, description, required }) =>
      fieldOf(name, { ...resolved(schema, api), description }, api, { required: required ?? false }),
    ),
    body: body ? fieldsOf(body.schema, api) : [],
    ...responseShape(placed, api),
    errors: errorsOf(operation, api),
    request: requestOf(placed, api),
  };
}

function eventsOf(tag: string, { components }: Description): ApiEvent[] {
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
export function resourceOf(tag: Tag, api: Description): ApiResource {
  const { name } = tag;
  const schema = resolved<Schema>({ $ref: schemaRef(name) }, api);
  const operations = operationsOf(api)
    .filter(({ operation }) => operation.tags[0] === name)
    .map((placed) => operationOf(placed, api));
  const example = exampleOf(schema, api);
  const events = eventsOf(name, api);
  const statuses = new Map(operations.flatMap(({ errors }) => errors.map((error) => [error.status, error])));
  return {
    tag: name,
    slug: pageOfResource(tag)?.slug ?? name,
    name: tag['x-displayName'],
    singular: schema.title ?? name,
    summary: tag['x-summary'],
    text: tag.description,
    rail: tag['x-rail'] ?? null,
    disclosures: tag['x-disclosures'] ?? [],
    lifecycleIds: tag['x-lifecycles'] ?? [],
    example,
    fields: fieldsOf(schema, api),
    operations: operations.filter(({ path }) => !isSimulation(path)),
    simulations: operations.filter(({ path }) => isSimulation(path)),
    events,
    event: events[0] ? eventExample(events[0].category, example, api) : null,
    errors: [...statuses.values()].sort((a, b) => Number(a.status) - Number(b.status)),
  };
}

const known = new WeakMap<Description, ApiGroup[]>();

/** All resources under their headings, computed once per description. */
export function groupsOf(api: Description): ApiGroup[] {
  const groups =
    known.get(api) ??
    api['x-tagGroups'].map(({ name, tags, 'x-rail': rail = null }) => ({
      name,
      rail,
      resources: tags.flatMap((wanted) =>
        api.tags.filter((tag) => tag.name === wanted).map((tag) => resourceOf(tag, api)),
      ),
    }));
  known.set(api, groups);
  return groups;
}
