/** Checks that the API description has the layout that all other checks of it rely on. */
import type { Json } from '../../api/json';
import type { Method } from '../../api/openapi';
import { pointerTo } from '../../api/pointer';
import { quote } from '../diagnostics/diagnostic';
import { fixFor, listed, nearest } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import type { LocatedError } from './located-error';
import { type Check, entriesOf, group, itemsOf, nameOf, textItem } from './structure/parts';
import { schemaErrors } from './structure/schemas';

const methods: readonly string[] = ['get', 'post', 'patch', 'delete'] satisfies Method[];

/** OpenAPI's other methods: none is a typo of one above. */
const otherMethods: readonly string[] = ['put', 'head', 'options', 'trace'];

function mediaErrors(media: unknown, path: Path): LocatedError[] {
  return group(media, path, ({ schema }) => {
    if (schema !== undefined) return schemaErrors(schema, [...path, 'schema']);
    return [
      { path, message: `${nameOf(path)} has no schema`, fix: 'add "schema:" with a $ref or its fields' },
    ];
  });
}

const bodyErrors = (body: unknown, path: Path): LocatedError[] =>
  group(body, path, ({ content }) => entriesOf(content, [...path, 'content'], mediaErrors));

/** Of a parameter or a header. */
const parameterErrors = (parameter: unknown, path: Path): LocatedError[] =>
  group(parameter, path, ({ schema }) =>
    schema === undefined ? [] : schemaErrors(schema, [...path, 'schema']),
  );

/** The error of an operation without responses, at the misspelled name if there is one. */
function withoutResponses(own: Json, path: Path): LocatedError {
  const misspelled = Object.keys(own).find((key) => nearest(key, ['responses']) !== undefined);
  if (misspelled === undefined)
    return { path, message: `${nameOf(path)} has no responses`, fix: 'add "responses:" with at least "200"' };
  const message = `${quote(misspelled)} is not a field of an operation`;
  return { path: [...path, misspelled], message, fix: 'did you mean "responses"?' };
}

function operationErrors(operation: unknown, path: Path): LocatedError[] {
  const method = String(path.at(-1));
  if (otherMethods.includes(method)) {
    const message = `no operation of the API has the method ${nameOf(path)}`;
    return [{ path, message, fix: `use one of ${listed(methods.map(quote))}` }];
  }
  if (!methods.includes(method))
    return [{ path, message: `${nameOf(path)} is not a method`, fix: fixFor(method, methods) }];
  return group(operation, path, ({ parameters, requestBody, responses, tags, ...own }) => [
    ...(responses === undefined
      ? [withoutResponses(own, path)]
      : entriesOf(responses, [...path, 'responses'], bodyErrors)),
    ...itemsOf(parameters, [...path, 'parameters'], parameterErrors),
    ...itemsOf(tags, [...path, 'tags'], textItem),
    ...(tags === undefined && Object.keys(own).length > 0
      ? [
          {
            path,
            message: `${nameOf(path)} has no tag`,
            fix: 'add "tags: [account]", with the name of its object',
          },
        ]
      : []),
    ...(requestBody === undefined ? [] : bodyErrors(requestBody, [...path, 'requestBody'])),
  ]);
}

const pathErrors: Check = (item, path) => {
  const own = String(path.at(-1));
  if (own.startsWith('/')) return entriesOf(item, path, operationErrors);
  return [{ path, message: `the path ${quote(own)} must start with "/"`, fix: `write "/${own}"` }];
};

const webhookErrors: Check = (item, path) => entriesOf(item, path, operationErrors);

/** Where the layout of a joined description is wrong, each place once. */
export function structureErrors(description: unknown): LocatedError[] {
  const { tags, paths, webhooks, components } = description as Json;
  const { schemas, parameters, responses, headers } = { ...(components as Json | undefined) };
  const errors = [
    ...itemsOf(tags, ['tags'], (tag, path) => group(tag, path, () => [])),
    ...entriesOf(paths, ['paths'], pathErrors),
    ...entriesOf(webhooks, ['webhooks'], webhookErrors),
    ...entriesOf(schemas, ['components', 'schemas'], schemaErrors),
    ...entriesOf(parameters, ['components', 'parameters'], parameterErrors),
    ...entriesOf(responses, ['components', 'responses'], bodyErrors),
    ...entriesOf(headers, ['components', 'headers'], parameterErrors),
  ];
  return [...new Map(errors.map((error) => [pointerTo(error.path), error])).values()];
}
