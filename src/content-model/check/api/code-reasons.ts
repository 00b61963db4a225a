/** Finds codes and error types that pages explain, but whose names in the API are misspelled. */
import { isRecord, recordsIn } from '../../api/json';
import type { Description } from '../../api/openapi';
import { quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';
import type { PlacedError } from './located-error';

type Name = { readonly name: string; readonly path: Path };

/** The API's names in a file, each with its path. */
function namesIn({ type, value }: ContentFile): Name[] {
  const [list, field] =
    type.name === 'CodeNetwork' ? ['codes', 'reason'] : type.name === 'ApiContent' ? ['errors', 'title'] : [];
  if (list === undefined || field === undefined || !isRecord(value)) return [];
  return recordsIn(value[list]).flatMap(({ [field]: name }, index) =>
    typeof name === 'string' ? [{ name, path: [list, index, field] }] : [],
  );
}

/** The values of each field of the API that has choices. */
function choicesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const { oneOf } = value as { oneOf?: unknown };
  const own = recordsIn(oneOf).flatMap(({ const: one }) => (typeof one === 'string' ? [one] : []));
  return [...(own.length > 0 ? [own] : []), ...Object.values(value).flatMap(choicesIn)];
}

const choices = new WeakMap<Description, string[][]>();

function allChoices(api: Description): string[][] {
  const known = choices.get(api) ?? choicesIn(api);
  choices.set(api, known);
  return known;
}

/** The share of a field's values that a file must have to be about that field. */
const enough = 0.6;

/** Names that are misspelled: those that are similar to a value of the fields of the API that the file is about. */
export function reasonErrors(content: ContentFile, api: Description): PlacedError[] {
  const names = namesIn(content);
  if (names.length === 0) return [];
  const fields = allChoices(api).filter(
    (values) =>
      values.length > 2 &&
      values.filter((value) => names.some(({ name }) => name === value)).length >= enough * values.length,
  );
  const known = [...new Set(fields.flat())];
  if (known.length === 0) return [];
  const what = content.type.name === 'ApiContent' ? 'error type' : 'reason';
  return names.flatMap(({ name, path }) => {
    // A network can have codes for which the API has no name.
    const meant = known.includes(name) ? undefined : nearest(name, known);
    if (meant === undefined) return [];
    const message = `the API has no ${what} ${quote(name)}`;
    return [{ ...content.locate(path), message, fix: `did you mean "${meant}"?` }];
  });
}
