/** Finds codes and error types whose names in the API are misspelled, and error types that no page explains. */
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

/** The types of errors of the API. */
function errorTypesOf(api: Description): string[] {
  const { type } = api.components.schemas.error?.properties ?? {};
  return (type?.oneOf ?? []).flatMap(({ const: one }) => (typeof one === 'string' ? [one] : []));
}

/** Whether a file has most of some names. */
const isAbout = (names: readonly Name[], values: readonly string[]): boolean =>
  values.length > 2 &&
  values.filter((value) => names.some(({ name }) => name === value)).length >= enough * values.length;

/** Names that are misspelled: those that are similar to a value of the fields of the API that the file is about. */
function misspelled(content: ContentFile, names: readonly Name[], api: Description): PlacedError[] {
  const known = [
    ...new Set(
      allChoices(api)
        .filter((values) => isAbout(names, values))
        .flat(),
    ),
  ];
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

/** Error types that a file with the others lacks. */
function missing(content: ContentFile, names: readonly Name[], api: Description): PlacedError[] {
  const types = errorTypesOf(api);
  if (!isAbout(names, types)) return [];
  const isList = content.type.name === 'ApiContent';
  return types
    .filter((type) => !names.some(({ name }) => name === type))
    .map((type) => ({
      ...content.locateKey([], isList ? 'errors' : 'codes'),
      message: `the error type ${quote(type)} of the API is not explained here`,
      fix: isList ? `add an entry with "title: ${type}"` : `add an entry with "reason: ${type}"`,
    }));
}

/** The errors in the API's names in a file. */
export function reasonErrors(content: ContentFile, api: Description): PlacedError[] {
  const names = namesIn(content);
  const errors = misspelled(content, names, api);
  // One that's misspelled isn't missing.
  return errors.length > 0 ? errors : missing(content, names, api);
}
