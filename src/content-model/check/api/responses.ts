/** Validates the responses in texts against the API description. */
import { isRecord, type Json } from '../../api/json';
import { schemaRef } from '../../api/openapi';
import type { ValidationError } from '../../api/validator';
import type { Variables } from '../../variables';
import { nearest } from '../diagnostics/suggestions';
import { idFaults, isIdOf, kindOfId, objectNames } from './ids';
import { faultsIn, idErrors, jsonIn, parsed } from './json-errors';
import type { PlacedError } from './located-error';
import type { ShownText } from './shown-requests';
import type { Api } from './sources';

type Found = { name: string; object: Json; path: string[] };

/** An object's resource: by its type, or by the prefix of its ID. */
function resourceOf({ type, id }: Json, names: readonly string[]): string | undefined {
  if (typeof type === 'string' && names.includes(type)) return type;
  return typeof id === 'string' && type === undefined ? kindOfId(id, names) : undefined;
}

/** The API's objects in a response, at any depth. Their schemas validate what is within them. */
function objectsIn(value: unknown, names: readonly string[], path: string[] = []): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const name = resourceOf(value as Json, names);
  if (name !== undefined) return [{ name, object: value as Json, path }];
  return Object.entries(value).flatMap(([key, entry]) => objectsIn(entry, names, [...path, key]));
}

/** Types that are nearly those of resources, or of another resource than the ID says. */
function wrongTypes(value: unknown, names: readonly string[], path: string[] = []): ValidationError[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const { type, id } = value as Json;
  const isKnown = typeof type !== 'string' || names.includes(type);
  const meant = isKnown ? undefined : (kindOfId(String(id), names) ?? nearest(type, names));
  if (meant !== undefined)
    return [
      {
        path: [...path, 'type'],
        message: `"${String(type)}" is not a type of the API's objects`,
        fix: `did you mean "${meant}"?`,
      },
    ];
  return Object.entries(value).flatMap(([key, entry]) => wrongTypes(entry, names, [...path, key]));
}

/** Objects of the API in a response that don't fit their schemas. */
export async function responseErrors(
  response: ShownText,
  { description, faultsOfPart }: Api,
  variables: Variables,
): Promise<PlacedError[]> {
  const { source, errors } = jsonIn(response);
  if (!source) return errors;
  const value = parsed(response.text, variables);
  const names = objectNames(description);
  const checks = objectsIn(value, names).map(async ({ name, object, path }) => {
    const schema = description.components.schemas[name];
    const wrongId =
      typeof object.id === 'string' && !isIdOf(name, object.id, names)
        ? [{ path: ['id'], id: object.id, kind: name }]
        : [];
    return [
      ...faultsIn(`the ${name}`, response, source, path, await faultsOfPart(schemaRef(name), object)),
      ...idErrors(response, source, path, [
        ...wrongId,
        ...(schema ? idFaults(object, schema, description) : []),
      ]),
    ];
  });
  const types = faultsIn('the response', response, source, [], wrongTypes(value, names));
  return [...errors, ...types, ...(await Promise.all(checks)).flat()];
}
