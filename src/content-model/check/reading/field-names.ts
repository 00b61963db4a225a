/** The names that fields may have. */
import { isRecord } from '../../api/json';
import type { ContentType } from '../../content-types';
import { recordShape, type Shape } from '../../shape';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Path, Place, Places } from './places';

/** The fields of OpenAPI and JSON Schema that are written between braces. */
const standardNames: ReadonlySet<string> = new Set([
  ...['$ref', 'const', 'default', 'description', 'examples', 'format', 'items', 'maxItems', 'maxLength'],
  ...['maximum', 'minItems', 'minLength', 'minimum', 'pattern', 'properties', 'required', 'title', 'type'],
  ...['content', 'explode', 'in', 'name', 'schema', 'style', 'x-references', 'x-unit'],
]);

function namesIn({ properties = {}, items, anyOf = [] }: Shape): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** The names of the fields of a content type's records, at any depth. */
export const fieldNames = (type: ContentType): ReadonlySet<string> =>
  type.standard ? standardNames : new Set(namesIn(recordShape(type, 'input')));

/** The names of the fields that a record may have and doesn't. */
export const freeNames = (allowed: Iterable<string>, record: unknown): string[] =>
  [...allowed].filter((name) => !isRecord(record) || !Object.hasOwn(record, name));

/** The field that a text such as "name Checks", "name:Checks" or "name=Checks" starts with, whose colon or space is missing. */
export const withoutColon = (key: string, allowed: readonly string[]): string | undefined =>
  allowed.find((name) => key.startsWith(name) && /^\s?[\s:=]/.test(key.slice(name.length)));

/**
 * What's said about a name that is the text of another field: a colon is missing in it, or a comma before it ends a value.
 * @param free the names of the fields that the record doesn't have yet
 */
export function notAName(
  content: Places,
  path: Path,
  key: string,
  free: readonly string[],
): (Place & Pick<Diagnostic, 'message' | 'fix'>) | undefined {
  const name = withoutColon(key, free);
  if (name === undefined) return content.cutValue(path, key);
  return {
    ...content.locateKey(path, key),
    message: `a colon and a space are missing after "${name}"`,
    fix: `write "${name}: ${key.slice(name.length).replace(/^[:=\s]+/, '')}"`,
  };
}
