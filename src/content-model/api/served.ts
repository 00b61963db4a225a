/**
 * The description as served: variables interpolated, complete examples, what all responses share, and enums, which more client generators
 * support than annotated constants.
 */
import { interpolate, type Variables } from '../variables';
import { exampleOf, exampleOfContent } from './example';
import { isRecord, type Json } from './json';
import type { Choice, Description, MediaType, Schema } from './openapi';
import { isSimulation } from './operations';
import { valueAt } from './pointer';

/** A copy of a value, with each object and each text transformed. */
export function mapped(value: unknown, object: (own: Json) => Json, text = (own: string) => own): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, object, text));
  if (!isRecord(value)) return value;
  return object(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, object, text)])),
  );
}

/** The description with variables interpolated. */
export const withVariables = (api: Description, variables: Variables): Description =>
  mapped(
    api,
    (own) => own,
    (text) => interpolate(text, variables),
  ) as Description;

/** Converts `oneOf` of constants to `enum`, with the meanings next to it. */
function withEnum({ oneOf, ...rest }: Json): Json {
  if (!Array.isArray(oneOf) || !oneOf.every((choice) => 'const' in choice))
    return oneOf === undefined ? rest : { ...rest, oneOf };
  const choices = oneOf as Choice[];
  const meanings = choices.flatMap(({ const: value, description }) =>
    value === null || description === undefined ? [] : [[value, description]],
  );
  return {
    ...rest,
    enum: choices.map(({ const: value }) => value),
    'x-enumDescriptions': Object.fromEntries(meanings) as Json,
  };
}

/** A copy of a description with enums for choices between constants, and patterns of IDs: validators say more of them. */
export const forValidators = (api: object): Json =>
  mapped(api, (own) =>
    withEnum(typeof own['x-references'] === 'string' ? { pattern: `^${own['x-references']}_`, ...own } : own),
  ) as Json;

const refName = ({ $ref }: Schema): string | undefined => $ref?.replace('#/components/schemas/', '');

/** A request or response with its example: the object's, or with the operation's changes. */
function withExample(content: MediaType, api: Description): Json {
  const { 'x-changes': changes, 'x-samples': samples, ...rest } = content;
  const name = refName(rest.schema);
  const named = (sample: string) => [sample, { value: exampleOfContent(content, api, sample) }];
  const names = Object.keys(samples ?? {});
  if (names.length > 0) return { ...rest, examples: Object.fromEntries([String(name), ...names].map(named)) };
  if (changes || name === undefined) return { ...rest, example: exampleOfContent(content, api) };
  return { ...rest, examples: { [name]: { $ref: `#/components/examples/${name}` } } };
}

/** Objects under these keys are media types. */
const isMediaType = (own: Json): boolean =>
  isRecord(own.schema) && !('in' in own) && !('example' in own) && !('examples' in own);

/** A copy of a record, with each value changed. */
export const mapValues = (own: unknown, change: (value: Json) => Json): Json =>
  Object.fromEntries(Object.entries(own as Json).map(([key, value]) => [key, change(value as Json)]));

/** Scopes in words and as an extension. Linters reject those of a bearer scheme in `security`, though OpenAPI 3.1 allows them. */
const withScopes = ({ security, description, ...rest }: Json): Json => {
  const scopes = ((security ?? []) as { bearer: string[] }[]).flatMap(({ bearer }) => bearer);
  if (scopes.length === 0) return { description, ...rest };
  const text = [description, ...scopes.map((scope) => `The key needs the scope \`${scope}\`.`)].join(' ');
  return { description: text, 'x-required-scopes': scopes, ...rest };
};

/**
 * The description with the header that every response has, if it's among the shared parts, with the scopes of operations, with the
 * server of simulations, which is the sandbox alone, and with its tags sorted.
 * @param sandbox its address, if known
 */
function withSharedParts(api: Description, sandbox: string | undefined): Description {
  const { paths, components } = api as unknown as { paths: Json; components: Json };
  const header = valueAt(components, ['headers', 'request_id'])
    ? { 'Request-Id': { $ref: '#/components/headers/request_id' } }
    : {};
  const withHeaders = (responses: unknown): Json =>
    mapValues(responses, (one) =>
      '$ref' in one ? one : { ...one, headers: { ...header, ...(one.headers as Json | undefined) } },
    );
  const simulated = sandbox
    ? { servers: [{ url: sandbox, description: 'The sandbox. Production has no simulations.' }] }
    : {};
  const operations = Object.entries(paths).map(([path, item]) => [
    path,
    mapValues(item, ({ responses, ...rest }) => ({
      ...withScopes(rest),
      ...(isSimulation(path) ? simulated : {}),
      responses: withHeaders(responses),
    })),
  ]);
  return {
    ...api,
    tags: [...api.tags].sort((a, b) => (a.name < b.name ? -1 : 1)),
    paths: Object.fromEntries(operations),
    components: { ...components, responses: withHeaders(components.responses) },
  } as unknown as Description;
}

/** The served description. @param api with its variables */
export function servedDescription(api: Description, variables: Variables): Json {
  const filled = withSharedParts(withVariables(api, variables), variables.get('urls.sandbox_api'));
  const complete = mapped(filled, (own) =>
    withEnum(isMediaType(own) ? withExample(own as unknown as MediaType, filled) : own),
  ) as Json & { components: Json };
  const written = JSON.stringify(complete);
  const examples = Object.entries(filled.components.schemas)
    .filter(([name]) => written.includes(`"#/components/examples/${name}"`))
    .map(([name, schema]) => [name, { value: exampleOf(schema, filled) }]);
  return {
    ...complete,
    components: { ...complete.components, examples: Object.fromEntries(examples) as Json },
  };
}
