/**
 * The description as it is served: tokens filled in, with whole examples, and with the names of values as an enum, which
 * more generators of clients understand than annotated constants.
 */
import { interpolate, type Variables } from '../variables';
import { exampleOf, exampleOfContent } from './example';
import type { Choice, Description, MediaType, Schema } from './openapi';

type Json = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a value in which each text and each object has been through a step. */
function mapped(value: unknown, text: (text: string) => string, object: (own: Json) => Json): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, text, object));
  if (!isRecord(value)) return value;
  return object(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, text, object)])),
  );
}

/** The description with words in place of its tokens. */
export const withVariables = (api: Description, variables: Variables): Description =>
  mapped(
    api,
    (text) => interpolate(text, variables),
    (own) => own,
  ) as Description;

/** `oneOf` of constants as `enum`, with the meanings beside it. */
function withEnum({ oneOf, ...rest }: Json): Json {
  if (!Array.isArray(oneOf)) return oneOf === undefined ? rest : { ...rest, oneOf };
  const choices = oneOf as Choice[];
  const meanings = choices.flatMap(({ const: value, description }) =>
    value === null || description === undefined ? [] : [[value, description]],
  );
  return {
    ...rest,
    enum: choices.map(({ const: value }) => value),
    'x-enumDescriptions': Object.fromEntries(meanings) as Json,
  };
}

const refName = ({ $ref }: Schema): string | undefined => $ref?.replace('#/components/schemas/', '');

/** A request or response with its example: the object's own, or what the operation has made of it. */
function withExample(content: MediaType, api: Description): Json {
  const { 'x-changes': changes, ...rest } = content;
  const name = refName(rest.schema);
  if (changes || name === undefined) return { ...rest, example: exampleOfContent(content, api) };
  return { ...rest, examples: { [name]: { $ref: `#/components/examples/${name}` } } };
}

/** Objects under these names are media types. */
const isMediaType = (own: Json): boolean =>
  isRecord(own.schema) && !('in' in own) && !('example' in own) && !('examples' in own);

/** The served description. @param api with its tokens @param variables what they stand for */
export function servedDescription(api: Description, variables: Variables): Json {
  const filled = withVariables(api, variables);
  const complete = mapped(
    filled,
    (text) => text,
    (own) => withEnum(isMediaType(own) ? withExample(own as unknown as MediaType, filled) : own),
  ) as Json & { components: Json };
  const examples = Object.entries(filled.components.schemas)
    .filter(([, { properties }]) => properties)
    .map(([name, schema]) => [name, { value: exampleOf(schema, filled) }]);
  return {
    ...complete,
    components: { ...complete.components, examples: Object.fromEntries(examples) as Json },
  };
}
