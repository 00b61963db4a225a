/** Checks that the API description has the layout that all other checks of it rely on. */
import { isRecord, type Json } from '../../api/json';
import { pointerTo } from '../../api/pointer';
import { quote } from '../diagnostics/diagnostic';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { Path } from '../reading/places';
import type { LocatedError } from './located-error';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The types of JSON Schema 2020-12. */
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

const nameOf = (path: Path): string => quote(String(path.at(-1)));

type Check = (value: unknown, path: Path) => LocatedError[];

/** Checks a group of fields; reports any other value. */
function group(value: unknown, path: Path, check: (own: Json) => LocatedError[]): LocatedError[] {
  if (isRecord(value)) return check(value);
  const fix = 'add fields below it, indented by two spaces, or remove it';
  return [{ path, message: `${nameOf(path)} must be a group of fields`, fix }];
}

/** Checks the entries of a map, each with its path. The map may be absent. */
const entriesOf = (value: unknown, path: Path, check: Check): LocatedError[] =>
  value === undefined
    ? []
    : group(value, path, (map) =>
        Object.entries(map).flatMap(([key, entry]) => check(entry, [...path, key])),
      );

/** Checks the entries of a list, each with its path; reports a value that isn't a list. The list may be absent. */
function itemsOf(value: unknown, path: Path, check: Check): LocatedError[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => check(entry, [...path, index]));
  const fix = 'put each entry on its own line, starting with "- "';
  return [{ path, message: `${nameOf(path)} must be a list`, fix }];
}

const textItem = (value: unknown, path: Path): LocatedError[] =>
  typeof value === 'string'
    ? []
    : [{ path, message: `${quote(value)} must be text`, fix: 'put it in quotes: "…"' }];

function typeItem(value: unknown, path: Path): LocatedError[] {
  if (typeof value === 'string' && types.includes(value)) return [];
  return [{ path, message: `${quote(value)} is not a type`, fix: fixFor(String(value), types) }];
}

/** The formats of JSON Schema 2020-12 and OpenAPI that the description uses or may use. */
const formats = [
  ...[
    'date',
    'date-time',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uuid',
  ],
  ...['regex', 'json-pointer', 'int32', 'int64', 'float', 'double', 'byte', 'binary', 'password'],
];

function formatErrors(format: unknown, path: Path): LocatedError[] {
  if (format === undefined || (typeof format === 'string' && formats.includes(format))) return [];
  const fix = fixFor(String(format), formats, 'write one such as date, date-time or uri');
  return [{ path, message: `${quote(format)} is not a format`, fix }];
}

function patternErrors(pattern: unknown, path: Path): LocatedError[] {
  if (pattern === undefined) return [];
  try {
    new RegExp(String(pattern), 'u');
    return [];
  } catch (error) {
    const reason = String((error as Error).message).replace(/^.*\/u?: /, '');
    const fix = 'correct the regular expression; write "\\\\" before a character that stands for itself';
    return [{ path, message: `${quote(pattern)} is not a valid pattern: ${reason.toLowerCase()}`, fix }];
  }
}

/** Keywords whose value may be null. */
const nullable = ['const', 'default', 'example'];

const emptyKeywords = (schema: Json, path: Path): LocatedError[] =>
  Object.entries(schema)
    .filter(([key, value]) => value === null && !nullable.includes(key))
    .map(([key]) => {
      const fix = 'write its value, or remove it';
      return { path: [...path, key], message: `${quote(key)} is empty`, fix };
    });

/** Pairs of keywords of which the first can't be larger. */
const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

const boundErrors = (schema: Json, path: Path): LocatedError[] =>
  bounds.flatMap(([least, most]) => {
    const [low, high] = [schema[least], schema[most]];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    const message = `${quote(least)} is ${low}, but ${quote(most)} is only ${high}`;
    return [{ path: [...path, least], message, fix: 'correct one of the two' }];
  });

/** Values of a field that are there twice, or that have no "const" although the others have. */
function choiceErrors(choices: unknown, path: Path): LocatedError[] {
  if (!Array.isArray(choices) || !choices.some((choice) => isRecord(choice) && 'const' in choice)) return [];
  const values = choices.map((choice) => (isRecord(choice) ? choice.const : undefined));
  return choices.flatMap((choice: unknown, index): LocatedError[] => {
    if (!isRecord(choice)) return [];
    const { const: value } = choice;
    const own = [...path, index];
    if (value !== undefined && values.indexOf(value) < index)
      return [
        {
          path: [...own, 'const'],
          message: `the value ${quote(value)} is here twice`,
          fix: 'remove one of the two, or correct it',
        },
      ];
    if (value !== undefined || 'type' in choice || '$ref' in choice || 'properties' in choice) return [];
    const misspelled = Object.keys(choice).find((key) => nearest(key, ['const']) !== undefined);
    if (misspelled === undefined)
      return [{ path: own, message: 'this value has no "const"', fix: 'add "const: …" with the value' }];
    return [
      {
        path: [...own, misspelled],
        onKey: true,
        message: `${quote(misspelled)} is not a field of a value`,
        fix: 'did you mean "const"?',
      },
    ];
  });
}

function schemaErrors(schema: unknown, path: Path): LocatedError[] {
  if (typeof schema === 'boolean') return [];
  const empty = isRecord(schema) ? emptyKeywords(schema, path) : [];
  if (empty.length > 0) return empty;
  return group(schema, path, ({ type, pattern, properties, required, ...own }) => [
    ...(Array.isArray(type)
      ? itemsOf(type, [...path, 'type'], typeItem)
      : type === undefined
        ? []
        : typeItem(type, [...path, 'type'])),
    ...patternErrors(pattern, [...path, 'pattern']),
    ...formatErrors(own.format, [...path, 'format']),
    ...boundErrors(own, path),
    ...entriesOf(properties, [...path, 'properties'], schemaErrors),
    ...itemsOf(required, [...path, 'required'], textItem),
    ...itemsOf(own.examples, [...path, 'examples'], () => []),
    ...['items', 'additionalProperties', 'not'].flatMap((key) =>
      own[key] === undefined ? [] : schemaErrors(own[key], [...path, key]),
    ),
    ...choiceErrors(own.oneOf, [...path, 'oneOf']),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) => itemsOf(own[key], [...path, key], schemaErrors)),
  ]);
}

function mediaErrors(media: unknown, path: Path): LocatedError[] {
  return group(media, path, ({ schema }) => {
    if (schema !== undefined) return schemaErrors(schema, [...path, 'schema']);
    return [
      { path, message: `${nameOf(path)} has no schema`, fix: 'add "schema:" with a $ref or its fields' },
    ];
  });
}

const bodyErrors = (body: unknown, path: Path): LocatedError[] =>
  group(body, path, ({ content }) => entriesOf(content, [...path, 'content'], mediaErrors));

const parameterErrors = (parameter: unknown, path: Path): LocatedError[] =>
  group(parameter, path, ({ schema }) =>
    schema === undefined ? [] : schemaErrors(schema, [...path, 'schema']),
  );

/** The error of an operation without responses, at the misspelled name if there is one. */
function withoutResponses(own: Json, path: Path): LocatedError {
  const misspelled = Object.keys(own).find((key) => nearest(key, ['responses']) !== undefined);
  if (misspelled === undefined)
    return { path, message: `${nameOf(path)} has no responses`, fix: 'add "responses:" with at least "200"' };
  const message = `${quote(misspelled)} is not a field of an operation`;
  return { path: [...path, misspelled], message, fix: 'did you mean "responses"?' };
}

function operationErrors(operation: unknown, path: Path): LocatedError[] {
  const method = String(path.at(-1));
  if (!methods.includes(method))
    return [{ path, message: `${nameOf(path)} is not a method`, fix: fixFor(method, methods) }];
  return group(operation, path, ({ parameters, requestBody, responses, tags, ...own }) => [
    ...(responses === undefined
      ? [withoutResponses(own, path)]
      : entriesOf(responses, [...path, 'responses'], bodyErrors)),
    ...itemsOf(parameters, [...path, 'parameters'], parameterErrors),
    ...itemsOf(tags, [...path, 'tags'], textItem),
    ...(tags === undefined && Object.keys(own).length > 0
      ? [
          {
            path,
            message: `${nameOf(path)} has no tag`,
            fix: 'add "tags: [account]", with the name of its object',
          },
        ]
      : []),
    ...(requestBody === undefined ? [] : bodyErrors(requestBody, [...path, 'requestBody'])),
  ]);
}

const pathErrors: Check = (item, path) => {
  const own = String(path.at(-1));
  if (own.startsWith('/')) return entriesOf(item, path, operationErrors);
  return [{ path, message: `the path ${quote(own)} must start with "/"`, fix: `write "/${own}"` }];
};

/** Where the layout of a joined description is wrong, each place once. */
export function structureErrors(description: unknown): LocatedError[] {
  const { tags, paths, components } = description as Json;
  const { schemas, parameters, responses } = { ...(components as Json | undefined) };
  const errors = [
    ...itemsOf(tags, ['tags'], (tag, path) => group(tag, path, () => [])),
    ...entriesOf(paths, ['paths'], pathErrors),
    ...entriesOf(schemas, ['components', 'schemas'], schemaErrors),
    ...entriesOf(parameters, ['components', 'parameters'], parameterErrors),
    ...entriesOf(responses, ['components', 'responses'], bodyErrors),
  ];
  return [...new Map(errors.map((error) => [pointerTo(error.path), error])).values()];
}
