/** The API reference: the served description, and the built pages of its resources. */
import { once } from '../once';
import { attribute, builtPages, type Element, elementsOf, find } from '../site/html';
import { readSiteFile } from '../site/site-dir';

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; enum?: string[] };
type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
  servers?: { url: string }[];
};
type Named = { $ref?: string; value?: unknown };
type Answered = { content: { 'application/json': { example?: unknown; examples?: Record<string, Named> } } };
type Description = {
  openapi: string;
  tags: { name: string; 'x-displayName': string; 'x-lifecycles'?: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export const api = JSON.parse(readSiteFile('/openapi.json').toString('utf8')) as Description;
export const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
export const mains = once(
  () => new Map(builtPages().map(({ route, document }) => [route, find(document, 'main')])),
);
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
export const resources = once(() =>
  api.tags.map((tag) => {
    const route = `/documentation/api/${slug(tag['x-displayName'])}`;
    const main = mains().get(route);
    if (!main) throw new Error(`${route} is missing`);
    return { ...tag, route, main };
  }),
);
/** The value that a reference points to. */
const followed = <T extends { $ref?: string }>(value: T): T =>
  value.$ref === undefined
    ? value
    : followed(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((found: unknown, key) => (found as never)[key], api) as T,
      );
const resourceSchemas = new Set(api.tags.map(({ name }) => `#/components/schemas/${name}`));
/** The example of the response to a successful request. */
export function responseExample(path: string, method: string): Record<string, unknown> {
  const answered = api.paths[path]?.[method.toLowerCase()]?.responses['200'] as Answered | undefined;
  if (!answered) throw new Error(`${method} ${path} isn't in the description`);
  const { example, examples = {} } = answered.content['application/json'];
  const [named] = Object.values(examples);
  return (example ?? (named && followed(named).value)) as Record<string, unknown>;
}
/** The paths of all fields of a schema. Objects of another resource are documented on its own page. */
export const pathsOf = (schema: Schema, above = ''): string[] =>
  Object.entries(followed(schema).properties ?? {}).flatMap(([name, property]) => {
    const path = `${above}${name}`;
    const inner = followed(property).items ?? property;
    return resourceSchemas.has(inner.$ref ?? '') ? [path] : [path, ...pathsOf(inner, `${path}.`)];
  });
/** The fragments of an operation: its own, and those of its parameters and the fields of its body. */
export const fragmentsOf = ({ operationId, parameters = [], requestBody }: Operation): string[] => [
  operationId,
  ...parameters.map((parameter) => `${operationId}.${followed(parameter).name}`),
  ...Object.values(requestBody?.content ?? {})
    .slice(0, 1)
    .flatMap(({ schema }) => pathsOf(schema, `${operationId}.`)),
];

/** The element with an ID; undefined without one. */
export const byId = (main: Element, id: string): Element | undefined =>
  elementsOf(main).find((element) => attribute(element, 'id') === id);
