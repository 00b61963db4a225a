/** What is wrong with a request that is no operation of the API, and which operation was meant. */
import type { Description } from '../../api/openapi';
import { operationsOf } from '../../api/operations';
import { quote } from '../diagnostics/diagnostic';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { PlacedError } from './located-error';
import type { ShownRequest } from './shown-requests';

/** The operations of the resources whose names start like a shortened one: "POST /wire_transfers" for "POST /wires". */
const beginningLike = (meant: string, known: readonly string[]): string[] =>
  known.filter((one) => one.startsWith(`${meant.replace(/s$/, '')}_`) && !/\/.*\//.test(one));

const oneOf = (names: readonly string[]): string =>
  names.length === 1 ? `did you mean "${names[0]}"?` : `use one of: ${names.join(', ')}`;

export function unknownOperation(
  { methodPlace, path }: ShownRequest,
  name: string,
  api: Description,
): PlacedError {
  const known = operationsOf(api).map((one) => `${one.method.toUpperCase()} ${one.path}`);
  const meant = name.replace(/[a-z_]+_[a-z0-9]{16,}/g, '{id}');
  // Alternatives are the operations of the same resource, not the first ones of the description.
  const resource = /^\S+ (?:\/simulations)?\/[a-z_]+/.exec(meant)?.[0].replace(/^\S+/, '') ?? '';
  const beside = known.filter((one) => one.replace(/^\S+ /, '').startsWith(resource));
  const begun = beginningLike(meant, known);
  const bare = meant.replace(/^\S+ /, '');
  const otherMethods = known.filter((one) => one.replace(/^\S+ /, '') === bare);
  if (otherMethods.length > 0 && methodPlace)
    return {
      ...methodPlace(),
      message: `${quote(name)} is not an operation of the API`,
      fix: oneOf(otherMethods),
    };
  if (begun.length > 0 && begun.length <= 3)
    return {
      ...path.placeOf(0),
      message: `${quote(name)} is not an operation of the API`,
      fix: oneOf(begun),
    };
  return {
    ...path.placeOf(0),
    message: `${quote(name)} is not an operation of the API`,
    fix:
      nearest(meant, known) !== undefined || beside.length === 0
        ? fixFor(meant, known)
        : fixFor(meant, beside),
  };
}
