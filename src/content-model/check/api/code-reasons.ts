/** Checks that the codes and the error types that pages explain are values of a field of the API. */
import { isRecord } from '../../api/json';
import type { Description } from '../../api/openapi';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';
import type { PlacedError } from './located-error';

type Name = { readonly name: string; readonly path: Path };

const recordsIn = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(isRecord);

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

/** Names that aren't values of the fields of the API that the file is about. */
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
  return names.flatMap(({ name, path }) =>
    known.includes(name)
      ? []
      : [
          {
            ...content.locate(path),
            message: `the API has no ${content.type.name === 'ApiContent' ? 'error type' : 'reason'} ${quote(name)}`,
            fix: fixFor(name, known, 'write the name as the API description has it'),
          },
        ],
  );
}
