/** The API description for the check: from its files, as served, and its validators. */
import type { JoinFault } from '../../api/bundle';
import { isRecord } from '../../api/json';
import type { Description } from '../../api/openapi';
import { isApiPart, type Joined, joinedParts } from '../../api/parts';
import { valueAt } from '../../api/pointer';
import { servedDescription } from '../../api/served';
import type { Variables } from '../../variables';
import { inMemory, type ResultStore } from '../cache/result-store';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Path, Place } from '../reading/places';
import type { LocatedError } from './located-error';
import { type StoredValidator, storedValidators } from './stored-validators';
import { structureErrors } from './structure';
import { textsAsNames } from './texts-as-names';

/** The description with everything derived from it. */
export type Api = {
  readonly parts: readonly ContentFile[];
  /** With its variables. */
  readonly description: Description;
  readonly served: object;
  /** The position of a value in the description; with `key`, of its name. */
  readonly locate: (path: Path, what?: 'value' | 'key') => Place & { file: string };
  readonly store: ResultStore;
  readonly faultsOf: StoredValidator;
  /** Like `faultsOf`, for objects in texts, which may be shortened: no field is required, and unknown fields are errors. */
  readonly faultsOfPart: StoredValidator;
};

/** A copy of a schema in which no field is required and unknown fields are errors. */
function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosened);
  if (!isRecord(value)) return value;
  const { required, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, entry]) => [key, loosened(entry)]));
  if (!Array.isArray(required) && required !== undefined) own.required = loosened(required);
  return isRecord(own.properties) ? { ...own, additionalProperties: false } : own;
}

/** The position of a value in one file, or of its name. */
function placeIn({ file, locate, locateKey }: ContentFile, path: Path, what: 'value' | 'key') {
  const name = path.at(-1);
  const place =
    what === 'key' && typeof name === 'string' ? locateKey(path.slice(0, -1), name) : locate(path);
  return { file, ...place };
}

function fixForReference(text: string, known: readonly string[]): string {
  if (known.length === 0) return 'correct it, or write the schema here instead';
  return known.length === 1 ? `did you mean "${known[0]}"?` : fixFor(text, known);
}

function joinDiagnostic({ kind, part, path, text, known }: JoinFault<ContentFile>): Diagnostic {
  switch (kind) {
    case 'unknown file':
      return {
        ...placeIn(part, path, 'value'),
        message: `${quote(text)} is not in a file of the API description`,
        fix: fixFor(text, known),
      };
    case 'dead reference':
      return {
        ...placeIn(part, path, 'value'),
        message: `${quote(text)} does not exist`,
        fix: fixForReference(text, known),
      };
    case 'duplicate':
      return {
        ...placeIn(part, path, 'key'),
        message: `${quote(text)} is already in ${known.join()}`,
        fix: 'remove one of the two',
      };
  }
}

/** An error at the value, or at the name of an empty or incomplete group. */
function structureDiagnostic(
  { sourceOf }: Joined<ContentFile>,
  { path, onKey, ...words }: LocatedError,
): Diagnostic {
  const source = sourceOf(path);
  const isScalar = ['string', 'number'].includes(typeof valueAt(source.part.value, source.path.map(String)));
  return {
    ...placeIn(source.part, source.path, isScalar && onKey === undefined ? 'value' : 'key'),
    ...words,
  };
}

const made = new WeakMap<Joined<ContentFile>, { words: string; api: Api }>();

function apiFrom(joined: Joined<ContentFile>, variables: Variables, store: ResultStore): Api {
  const now = JSON.stringify([...variables]);
  const before = made.get(joined);
  if (before?.words === now && before.api.store === store) return before.api;
  const { description, parts, sourceOf } = joined;
  const served = servedDescription(description, variables);
  const validators = storedValidators(served, store);
  const api: Api = {
    parts,
    description,
    served,
    locate: (path, what = 'value') => {
      const source = sourceOf(path);
      return placeIn(source.part, source.path, what);
    },
    store,
    faultsOf: validators('whole'),
    faultsOfPart: validators('part', (whole) => loosened(whole) as object),
  };
  made.set(joined, { words: now, api });
  return api;
}

/** The errors in the structure of joined descriptions. */
const structures = new WeakMap<Joined<ContentFile>, LocatedError[]>();

/**
 * The description joined from the files, or the errors that prevent joining; neither if one of the files has errors. Memoized by
 * files and variables.
 * @param broken files with errors
 */
export function apiOf(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
  variables: Variables,
  store: ResultStore = inMemory,
): { api?: Api; diagnostics: Diagnostic[] } {
  const joined = joinedParts(contents);
  const hasErrors = contents.some(({ file, type }) => isApiPart(type) && broken.has(file));
  if (!joined || hasErrors) return { diagnostics: [] };
  const misread = joined.parts.flatMap(textsAsNames);
  if (misread.length > 0) return { diagnostics: misread };
  if (joined.faults.length > 0) return { diagnostics: joined.faults.map(joinDiagnostic) };
  const malformed = structures.get(joined) ?? structureErrors(joined.description);
  structures.set(joined, malformed);
  if (malformed.length > 0)
    return { diagnostics: malformed.map((error) => structureDiagnostic(joined, error)) };
  return { api: apiFrom(joined, variables, store), diagnostics: [] };
}

/** The files of the description, each with its resource's tag. */
export const resourceFiles = ({ parts }: Api): { part: ContentFile; tag: string }[] =>
  parts
    .filter(({ type }) => isApiPart(type))
    .flatMap((part) => {
      const { tags } = part.value as { tags?: readonly { name: string }[] };
      return tags?.[0] ? [{ part, tag: tags[0].name }] : [];
    });
