/** Checks that schemas of the API description have the layout that all other checks of them rely on. */
import { isRecord, type Json } from '../../../api/json';
import { quote } from '../../diagnostics/diagnostic';
import { fixFor, nearest } from '../../diagnostics/suggestions';
import type { Path } from '../../reading/places';
import type { LocatedError } from '../located-error';
import { entriesOf, group, itemsOf, textItem } from './parts';

/** The types of JSON Schema 2020-12. */
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

function typeItem(value: unknown, path: Path): LocatedError[] {
  if (typeof value === 'string' && types.includes(value)) return [];
  if (value === null)
    return [{ path, message: 'the type null must be text', fix: 'put it in quotes: "null"' }];
  return [{ path, message: `${quote(value)} is not a type`, fix: fixFor(String(value), types) }];
}

/** The formats of JSON Schema 2020-12 and OpenAPI that the description uses or may use. */
const formats = [
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
  'regex',
  'json-pointer',
  'int32',
  'int64',
  'float',
  'double',
  'byte',
  'binary',
  'password',
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
    const fix = 'correct the regular expression; to match a special character itself, write "\\\\" before it';
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

/** The keyword "example" of older versions, instead of "examples" with a list. */
function exampleErrors({ example }: Json, path: Path): LocatedError[] {
  if (example === undefined) return [];
  const isPlain = typeof example === 'number' || /^[\w.-]+$/.test(String(example));
  const message = '"example" is not a field of a schema';
  const fix = `write "examples: [${isPlain ? String(example) : '…'}]"`;
  return [{ path: [...path, 'example'], onKey: true, message, fix }];
}

/** Pairs of keywords. The value of the first can't be larger than that of the second. */
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

/** Values of a field that appear twice, or that have no "const". */
function choiceErrors(choices: unknown, path: Path): LocatedError[] {
  if (!Array.isArray(choices)) return [];
  const values = choices.map((choice) => (isRecord(choice) ? choice.const : undefined));
  return choices.flatMap((choice: unknown, index): LocatedError[] => {
    if (!isRecord(choice)) return [];
    const { const: value } = choice;
    const own = [...path, index];
    if (value !== undefined && values.indexOf(value) < index)
      return [
        {
          path: [...own, 'const'],
          message: `the value ${quote(value)} appears twice`,
          fix: 'remove one of the two, or correct it',
        },
      ];
    if (value !== undefined) return [];
    if ('type' in choice || '$ref' in choice || 'properties' in choice)
      return [
        {
          path: own,
          message: '"oneOf" lists values here, each with "const", but this is a schema',
          fix: 'write the schema in place of "oneOf"; if it may be null, add that to its type: [string, "null"]',
        },
      ];
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

/** Where a schema's layout is wrong: its types, formats, patterns, bounds and values, and those of the schemas within it. */
export function schemaErrors(schema: unknown, path: Path): LocatedError[] {
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
    ...exampleErrors(own, path),
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
