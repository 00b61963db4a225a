/** The description of the API for the check: as its file says it, as it is served, and what holds values against it. */
import { servedDescription } from '../api/served';
import type { Description } from '../api/types';
import { type Validator, validatorFor } from '../api/validator';
import { type Foundations, textOf } from './foundations';
import { lazy } from './lazy';
import type { ContentFile } from './read';

/** The description with what is made of it. */
export type Api = {
  readonly content: ContentFile;
  readonly description: Description;
  readonly served: object;
  readonly faultsOf: Validator;
  /** Like `faultsOf`, for objects in texts, which may be shortened: no field must be there, none may be unknown. */
  readonly faultsOfPart: Validator;
};

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a schema in which no field must be there and none may be unknown. */
function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosened);
  if (!isRecord(value)) return value;
  const { required, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, entry]) => [key, loosened(entry)]));
  if (!Array.isArray(required) && required !== undefined) own.required = loosened(required);
  return isRecord(own.properties) ? { ...own, additionalProperties: false } : own;
}

const known = new WeakMap<ContentFile, { words: string; api: Api }>();

/** The description among the files; undefined where it is missing or has mistakes of its own, dead references among them. Made once for a text and its words. */
export function apiOf(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
  foundations: Foundations,
): Api | undefined {
  const content = contents.find(({ type }) => type.name === 'ApiDescription');
  if (!content || broken.has(content.file)) return undefined;
  const before = known.get(content);
  const now = textOf(foundations);
  if (before?.words === now) return before.api;
  const description = content.value as Description;
  const served = servedDescription(description, foundations.words);
  const whole = lazy(() => validatorFor(served));
  const part = lazy(() => validatorFor(loosened(served) as object));
  const api: Api = {
    content,
    description,
    served,
    faultsOf: (ref, value) => whole()(ref, value),
    faultsOfPart: (ref, value) => part()(ref, value),
  };
  known.set(content, { words: now, api });
  return api;
}
