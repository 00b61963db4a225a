/** The API description for the check: as its files say it, as it is served, and what validates values against it. */
import type { JoinFault } from '../../api/bundle';
import type { Description } from '../../api/openapi';
import { isApiPart, type Joined, joinedParts } from '../../api/parts';
import { servedDescription } from '../../api/served';
import type { Variables } from '../../variables';
import { inMemory, type ResultStore } from '../cache/result-store';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Path, Place } from '../reading/places';
import type { ContentFile } from '../reading/read-content';
import { type StoredValidator, storedValidators } from './stored-validators';

/** The description with what is made of it. */
export type Api = {
  readonly parts: readonly ContentFile[];
  /** With its tokens. */
  readonly description: Description;
  readonly served: object;
  /** Where something in the description is written. A `key` is where its name is. */
  readonly locate: (path: Path, what?: 'value' | 'key') => Place & { file: string };
  readonly store: ResultStore;
  readonly faultsOf: StoredValidator;
  /** Like `faultsOf`, for objects in texts, which may be shortened: no field is required, none may be unknown. */
  readonly faultsOfPart: StoredValidator;
};

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a schema in which no field is required and none may be unknown. */
function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosened);
  if (!isRecord(value)) return value;
  const { required, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, entry]) => [key, loosened(entry)]));
  if (!Array.isArray(required) && required !== undefined) own.required = loosened(required);
  return isRecord(own.properties) ? { ...own, additionalProperties: false } : own;
}

/** Where something in one file is, or its name. */
function placeIn({ file, locate, locateKey }: ContentFile, path: Path, what: 'value' | 'key') {
  const name = path.at(-1);
  const place =
    what === 'key' && typeof name === 'string' ? locateKey(path.slice(0, -1), name) : locate(path);
  return { file, ...place };
}

function fixForReference(text: string, known: readonly string[]): string {
  if (known.length === 0) return 'correct it, or write the schema in its place';
  return known.length === 1 ? `did you mean "${known[0]}"?` : fixFor(text, known);
}

function joinDiagnostic({ kind, part, path, text, known }: JoinFault<ContentFile>): Diagnostic {
  switch (kind) {
    case 'unknown file':
      return {
        ...placeIn(part, path, 'value'),
        message: `${quote(text)} leads to no file of the API description`,
        fix: fixFor(text, known),
      };
    case 'dead reference':
      return {
        ...placeIn(part, path, 'value'),
        message: `${quote(text)} leads to nothing`,
        fix: fixForReference(text, known),
      };
    case 'duplicate':
      return {
        ...placeIn(part, path, 'key'),
        message: `${quote(text)} is already in ${known.join()}`,
        fix: 'keep one of the two',
      };
  }
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

/**
 * The description that the files make, or why they make none. While one of them has errors there is neither.
 * Made once for the same files and words.
 * @param broken files with errors
 */
export function apiOf(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
  variables: Variables,
  store: ResultStore = inMemory,
): { api?: Api; diagnostics: Diagnostic[] } {
  const joined = joinedParts(contents);
  const hasMistakes = contents.some(({ file, type }) => isApiPart(type) && broken.has(file));
  if (!joined || hasMistakes) return { diagnostics: [] };
  if (joined.faults.length > 0) return { diagnostics: joined.faults.map(joinDiagnostic) };
  return { api: apiFrom(joined, variables, store), diagnostics: [] };
}

/** The files of the description with the tag of the resource that each is about. */
export const resourceFiles = ({ parts }: Api): { part: ContentFile; tag: string }[] =>
  parts
    .filter(({ type }) => isApiPart(type))
    .flatMap((part) => {
      const { tags } = part.value as { tags?: readonly { name: string }[] };
      return tags?.[0] ? [{ part, tag: tags[0].name }] : [];
    });
