/** Validates the query of a request's path: its filters and their values. */
import type { Parameter, Schema } from '../../api/openapi';
import type { Placed } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import { idKindOf, isIdOf, objectNames } from './ids';
import type { PlacedError } from './located-error';
import type { ShownText } from './shown-requests';
import type { Api } from './sources';

type Given = { readonly key: string; readonly value: string; readonly offset: number };

/** The filters in a query as written; offsets are in the path. */
function givenIn(path: string): Given[] {
  const start = path.indexOf('?') + 1;
  if (start === 0) return [];
  let offset = start;
  return path
    .slice(start)
    .split('&')
    .map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      const given = { key: key.replace(/\[.*\]$/, ''), value: decoded(value), offset };
      offset += pair.length + 1;
      return given;
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

type Known = { readonly parameter: Parameter; readonly ref: string };

/** The query parameters of an operation, with references to their schemas. */
function filtersOf({ path, method, operation }: Placed, { description }: Api): Known[] {
  return (operation.parameters ?? []).flatMap((one, index): Known[] => {
    const at = '$ref' in one ? keysOf(one.$ref) : ['paths', path, method, 'parameters', String(index)];
    const parameter = valueAt(description, at) as Parameter | undefined;
    return parameter?.in === 'query' ? [{ parameter, ref: pointerTo([...at, 'schema']) }] : [];
  });
}

/** A value as its schema's type: a query has only text. */
function typed(text: string, { type, $ref }: Schema, api: Api): unknown {
  if ($ref !== undefined) return typed(text, (valueAt(api.description, keysOf($ref)) ?? {}) as Schema, api);
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return text === '' ? text : Number(text);
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return types.includes('array') ? text.split(',') : text;
}

/** A placeholder such as "{id}" or "…", which isn't a value. */
const isPlaceholder = (value: string): boolean => /[{}…<>]/.test(value);

/** The errors in a query. */
export async function queryErrors(
  path: ShownText,
  found: Placed,
  name: string,
  api: Api,
): Promise<PlacedError[]> {
  const filters = filtersOf(found, api);
  const known = filters.map(({ parameter }) => parameter.name);
  const all = givenIn(path.text);
  const checks = all.map(async ({ key, value, offset }, index): Promise<PlacedError[]> => {
    const error = (message: string, fix: string, at = offset): PlacedError[] => [
      { ...path.placeOf(at), message, fix },
    ];
    const filter = filters.find(({ parameter }) => parameter.name === key);
    if (!filter) return error(`${quote(key)} is not a filter of ${name}`, fixFor(key, known));
    if (
      all.findIndex((other) => other.key === key) < index &&
      ![filter.parameter.schema.type].flat().includes('array')
    )
      return error(`the filter ${quote(key)} appears twice`, 'remove one of the two');
    const valueAtOffset = offset + key.length + 1;
    if (value === '')
      return error(`the filter ${quote(key)} has no value`, 'write its value after "=", or remove it');
    if (isPlaceholder(value)) return [];
    const kind = idKindOf(filter.parameter.schema, api.description);
    if (kind !== undefined && !isIdOf(kind, value, objectNames(api.description)))
      return error(
        `${quote(value)} is not a value of ${key}`,
        `write an ID that starts with "${kind}_"`,
        valueAtOffset,
      );
    const [fault] = await api.faultsOf(filter.ref, typed(value, filter.parameter.schema, api));
    if (!fault) return [];
    return error(`${quote(value)} is not a value of ${key}`, fault.fix, valueAtOffset);
  });
  return (await Promise.all(checks)).flat();
}
