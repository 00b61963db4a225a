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

/** The path of an operation such as "POST /cards". */
const pathOf = (operation: string): string => operation.replace(/^\S+ /, '');

const oneOf = (names: readonly string[]): string =>
  names.length === 1 ? `did you mean "${names[0]}"?` : `use one of: ${names.join(', ')}`;

/** The operations of the same object, for the path of one: those that differ in their last word. */
function besideIn(meant: string, known: readonly string[]): string[] {
  const parent = meant.slice(0, meant.lastIndexOf('/'));
  return parent.endsWith('}') ? known.filter((one) => one.slice(0, one.lastIndexOf('/')) === parent) : [];
}

/** The fix: the operations that are most likely meant. */
function fixOf(meant: string, known: readonly string[]): string {
  const begun = beginningLike(meant, known);
  if (begun.length > 0 && begun.length <= 3) return oneOf(begun);
  // Alternatives are the operations of the same resource, not the first ones of the description.
  const [resource = ''] = /\/[a-z_]+/.exec(pathOf(meant).replace('/simulations', '')) ?? [];
  const ofObject = besideIn(meant, known);
  const beside =
    ofObject.length > 0
      ? ofObject
      : known.filter((one) => pathOf(one).replace('/simulations', '').startsWith(resource));
  return fixFor(meant, nearest(meant, known) !== undefined || beside.length === 0 ? known : beside);
}

/** A request that is no operation; the error is at its method if only the method is wrong. */
export function unknownOperation(
  { methodPlace, path }: ShownRequest,
  name: string,
  api: Description,
): PlacedError {
  const known = operationsOf(api).map((one) => `${one.method.toUpperCase()} ${one.path}`);
  const meant = name.replace(/[a-z_]+_[a-z0-9]{16,}/g, '{id}');
  const otherMethods = known.filter((one) => pathOf(one) === pathOf(meant));
  const message = `${quote(name)} is not an operation of the API`;
  return otherMethods.length > 0 && methodPlace
    ? { ...methodPlace(), message, fix: oneOf(otherMethods) }
    : { ...path.placeOf(0), message, fix: fixOf(meant, known) };
}
