import { isSurelyValid } from './surely-valid';
import { validatorFor } from './validator';

/** Schemas with values on both sides of each limit. */
const cases: Record<string, { schema: unknown; values: unknown[] }> = {
  type: { schema: { type: 'string' }, values: ['a', 3, null, [], {}, true] },
  types: { schema: { type: ['integer', 'null'] }, values: [3, 3.5, null, Number.NaN, '3'] },
  number: { schema: { type: 'number' }, values: [3.5, -1, '3', null] },
  object: { schema: { type: 'object' }, values: [{}, [], null] },
  boolean: { schema: { type: 'boolean' }, values: [true, 'true'] },
  const: { schema: { const: 'a' }, values: ['a', 'b'] },
  'const-object': { schema: { const: { a: 1 } }, values: [{ a: 1 }, { a: 2 }] },
  enum: { schema: { enum: ['a', null] }, values: ['a', null, 'b'] },
  maxLength: { schema: { maxLength: 2 }, values: ['ab', '😀😀', 'abc', 300] },
  minLength: { schema: { minLength: 2 }, values: ['ab', '😀', 3] },
  minimum: { schema: { minimum: 2 }, values: [2, 1.9, 'a'] },
  maximum: { schema: { maximum: 2 }, values: [2, 2.1, 'a'] },
  pattern: { schema: { pattern: '^\\d+$' }, values: ['12', 'a', 12] },
  date: { schema: { format: 'date' }, values: ['2026-02-28', '2026-02-30', 'today', 3] },
  'date-time': {
    schema: { format: 'date-time' },
    values: ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00', '2026-02-28', '2026-02-28T25:00:00Z'],
  },
  uri: { schema: { format: 'uri' }, values: ['https://bank.example/a', 'bank', '/a'] },
  binary: { schema: { format: 'binary' }, values: ['anything'] },
  required: { schema: { required: ['a'] }, values: [{ a: null }, {}, [], { a: undefined }] },
  properties: {
    schema: { properties: { a: { type: 'integer' } } },
    values: [{ a: 1 }, { a: 'x' }, { b: 'x' }, 3],
  },
  'no-other-properties': {
    schema: { properties: { a: {} }, additionalProperties: false },
    values: [{ a: 1 }, { b: 1 }, { constructor: 1 }, []],
  },
  'other-properties': {
    schema: { properties: { a: {} }, additionalProperties: { type: 'integer' } },
    values: [{ a: 'x', b: 1 }, { b: 'x' }],
  },
  items: { schema: { items: { type: 'integer' } }, values: [[], [1, 2], [1, 'x'], 'x'] },
  reference: { schema: { $ref: '#/schemas/small', maximum: 5 }, values: [3, 7, 11] },
  'reference-to-itself': {
    schema: { $ref: '#/schemas/tree' },
    values: [{ next: { next: {} } }, { next: 3 }],
  },
  never: { schema: false, values: [1] },
  always: { schema: true, values: [1] },
  annotations: { schema: { description: 'A name', examples: ['a'], 'x-unit': 'cents' }, values: [1] },
  'another-keyword': { schema: { multipleOf: 2 }, values: [2, 3] },
  alternatives: { schema: { oneOf: [{ type: 'string' }, { type: 'integer' }] }, values: ['a', 1, null] },
};

const root = {
  schemas: {
    small: { type: 'integer', maximum: 10 },
    tree: { type: 'object', properties: { next: { $ref: '#/schemas/tree' } } },
    ...Object.fromEntries(Object.entries(cases).map(([name, { schema }]) => [name, schema])),
  },
};
const errorsOf = validatorFor(root);

/** Keywords that only Ajv knows. */
const leftToAjv = ['another-keyword', 'alternatives', 'const-object'];

test.each(Object.entries(cases))('%s: agrees with Ajv', (name, { values }) => {
  const accepted = values.filter((value) => isSurelyValid(root, `#/schemas/${name}`, value));
  const valid = values.filter(
    (value) => value !== undefined && errorsOf(`#/schemas/${name}`, value).length === 0,
  );
  expect(accepted).toEqual(leftToAjv.includes(name) ? [] : valid);
});

test('an unknown format, and references that lead nowhere, are left to Ajv', () => {
  const others = {
    f: { format: 'no-such-format' },
    a: { $ref: '#/b' },
    b: { $ref: '#/a' },
    c: { $ref: 'other.yaml' },
    d: { $ref: '#/none' },
  };
  for (const name of Object.keys(others)) expect(isSurelyValid(others, `#/${name}`, 'x')).toBe(false);
});
