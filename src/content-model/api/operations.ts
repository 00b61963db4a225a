/** The operations of the API, one by one. */
import {
  type Description,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  resolved,
} from './openapi';

/** An operation with where it is. */
export type Placed = { readonly path: string; readonly method: Method; readonly operation: Operation };

/** All operations, in the order of the file. */
export function operationsOf({ paths }: Pick<Description, 'paths'>): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
  );
}

/** Whether an operation exists in the sandbox alone. */
export const isSimulation = (path: string): boolean => path.startsWith('/simulations/');

/** The parameters of an operation that have a place of that kind. */
export const parametersOf = (
  { parameters = [] }: Operation,
  api: Description,
  place: Parameter['in'],
): Parameter[] =>
  parameters.map((one) => resolved<Parameter>(one, api)).filter((parameter) => parameter.in === place);

/** The answer of an operation that has worked. */
export const answerOf = ({ responses }: Operation, api: Description): Response | undefined =>
  responses['200'] && resolved<Response>(responses['200'], api);

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The operation that a request asks for; its path is without a query. A path without placeholders goes first. */
export function operationFor(method: string, path: string, api: Description): Placed | undefined {
  const known = (template: string) => api.paths[template]?.[method.toLowerCase() as Method];
  const template = known(path)
    ? path
    : Object.keys(api.paths).find((candidate) => known(candidate) && pattern(candidate).test(path));
  const operation = template === undefined ? undefined : known(template);
  if (template === undefined || !operation) return undefined;
  return { path: template, method: method.toLowerCase() as Method, operation };
}
