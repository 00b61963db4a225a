/** The API's operations. */
import {
  type Description,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  resolved,
} from './openapi';

/** An operation with its path and method. */
export type Placed = { readonly path: string; readonly method: Method; readonly operation: Operation };

/** All operations, in the order of the file. */
export function operationsOf({ paths }: Pick<Description, 'paths'>): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
  );
}

/** Whether an operation only exists in the sandbox. */
export const isSimulation = (path: string): boolean => path.startsWith('/simulations/');

/** The parameters of an operation in one location, such as the query. */
export const parametersOf = (
  { parameters = [] }: Operation,
  api: Description,
  place: Parameter['in'],
): Parameter[] =>
  parameters.map((one) => resolved<Parameter>(one, api)).filter((parameter) => parameter.in === place);

/** The successful response of an operation. */
export const responseOf = ({ responses }: Operation, api: Description): Response | undefined =>
  responses['200'] && resolved<Response>(responses['200'], api);

/** Whether a path matches a template such as "/cards/{card_id}". */
function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  );
}

/** The operation that a request matches, given its path without a query. A path without placeholders comes first. */
export function operationFor(method: string, path: string, api: Description): Placed | undefined {
  const known = (template: string) => api.paths[template]?.[method.toLowerCase() as Method];
  const template = known(path)
    ? path
    : Object.keys(api.paths).find((candidate) => known(candidate) && fits(candidate, path));
  const operation = template === undefined ? undefined : known(template);
  if (template === undefined || !operation) return undefined;
  return { path: template, method: method.toLowerCase() as Method, operation };
}
