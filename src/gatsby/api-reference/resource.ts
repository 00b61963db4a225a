/** A resource as its page shows it, made of the description. Pure. Texts may hold tokens. */
import { exampleOf } from '../../content-model/api/example';
import {
  type Description,
  resolved,
  type Schema,
  schemaRef,
  type Tag,
} from '../../content-model/api/openapi';
import {
  answerOf,
  isSimulation,
  operationsOf,
  type Placed,
  parametersOf,
} from '../../content-model/api/operations';
import { pageOfResource } from '../../content-model/api/resource-slug';
import type { ApiRequest } from '../markdown/request-snippets';
import { type ApiField, fieldOf, fieldsOf } from './fields';
import { requestOf } from './requests';

/** An operation. */
export type ApiOperation = {
  /** Its id in the description. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  /** In the path and the query. */
  readonly parameters: readonly ApiField[];
  readonly body: readonly ApiField[];
  /** The resource that comes back, and whether it is a list of it. Of an answer of another shape, null. */
  readonly returns: string | null;
  readonly many: boolean;
  /** The fields of an answer of another shape. */
  readonly answer: readonly ApiField[];
  /** The fields of the object's example that differ afterwards. */
  readonly changes: object | null;
  readonly errors: readonly string[];
  readonly request: ApiRequest;
};

export type ApiEvent = { readonly category: string; readonly text: string };

/** A resource. */
export type ApiResource = {
  readonly tag: string;
  readonly slug: string;
  readonly name: string;
  readonly singular: string;
  readonly summary: string;
  readonly text: string;
  readonly rail: string | null;
  /** The optional disclosures of its page. */
  readonly disclosures: readonly string[];
  readonly lifecycleIds: readonly string[];
  readonly example: unknown;
  readonly fields: readonly ApiField[];
  readonly operations: readonly ApiOperation[];
  readonly simulations: readonly ApiOperation[];
  readonly events: readonly ApiEvent[];
};

/** Under a heading of the reference. */
export type ApiGroup = {
  readonly name: string;
  readonly rail: string | null;
  readonly resources: readonly ApiResource[];
};

const refName = (ref: string | undefined): string | null => ref?.replace(schemaRef(''), '') ?? null;

/** What an answer holds: one object, a page of a list, or fields of its own. */
function answerShape(placed: Placed, api: Description) {
  const media = Object.values(answerOf(placed.operation, api)?.content ?? {})[0];
  const none = { returns: null, many: false, answer: [], changes: null };
  if (!media) return none;
  const changes = media['x-changes'] ?? null;
  const name = refName(media.schema.$ref);
  if (name === null) return { ...none, answer: fieldsOf(media.schema, api), changes };
  const data: Schema | undefined = resolved(media.schema, api).properties?.data;
  const listed = data?.items && refName(data.items.$ref);
  return { ...none, returns: listed ?? name, many: Boolean(listed), changes };
}

function operationOf(placed: Placed, api: Description): ApiOperation {
  const { operation, path, method } = placed;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const parameters = (['path', 'query'] as const).flatMap((place) => parametersOf(operation, api, place));
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
    ...answerShape(placed, api),
    errors: Object.keys(operation.responses).filter((status) => status >= '400'),
    request: requestOf(placed, api),
  };
}

function eventsOf(tag: string, { components }: Description): ApiEvent[] {
  const choices = components.schemas.event_category?.oneOf ?? [];
  return choices.flatMap(({ const: category, description = '' }) =>
    category?.startsWith(`${tag}.`) ? [{ category, text: description }] : [],
  );
}

/** A resource of the description. Throws where the tag has no schema: the content check refuses that before. */
export function resourceOf(tag: Tag, api: Description): ApiResource {
  const { name } = tag;
  const schema = resolved<Schema>({ $ref: schemaRef(name) }, api);
  const operations = operationsOf(api)
    .filter(({ operation }) => operation.tags[0] === name)
    .map((placed) => operationOf(placed, api));
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
    example: exampleOf(schema, api),
    fields: fieldsOf(schema, api),
    operations: operations.filter(({ path }) => !isSimulation(path)),
    simulations: operations.filter(({ path }) => isSimulation(path)),
    events: eventsOf(name, api),
  };
}

const known = new WeakMap<Description, ApiGroup[]>();

/** All resources under their headings. Made once for a description. */
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
