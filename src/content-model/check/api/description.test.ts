import {
  apiWith,
  contentsWith,
  type Edit,
  emptyStore,
  markIn,
  words,
} from '../../../../tests/unit/small-api';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { descriptionDiagnostics } from './description';
import { apiOf } from './sources';

const diagnosticsAfter = async (...edits: Edit[]): Promise<Diagnostic[]> =>
  descriptionDiagnostics(apiWith(edits));

const parcel = 'resources/parcel.yaml';

test('a valid description has no diagnostics', async () => {
  expect(await diagnosticsAfter()).toEqual([]);
});

const errors: readonly (readonly [name: string, edit: Edit, message: string, fix: string])[] = [
  [
    'a field without a description',
    [parcel, 'weight:\n          description: Its weight.\n          type', 'weight:\n          ¦type'],
    'the field "weight" has no description',
    'add "description: …" to it',
  ],
  [
    'a value without a description',
    [parcel, '- const: lost\n              description: Its location is unknown.', '- ¦const: lost'],
    'the value "lost" has no description',
    'add "description: …" with its meaning',
  ],
  [
    'a wrong example, even through a reference',
    [parcel, 'examples:\n            - 500', 'examples:\n            - ¦heavy'],
    'the example is invalid: "heavy" is not valid for weight',
    'write a whole number, without quotes',
  ],
  [
    'a required field without an example',
    [
      parcel,
      'description: Its weight.\n          type: integer\n          x-unit: grams\n          examples:\n            - 500\n',
      '¦description: Its weight.\n          type: integer\n          x-unit: grams\n',
    ],
    'the field "weight" has no example',
    'add "examples: […]" to it',
  ],
  [
    'a wrong example in a part that is null in the example',
    [parcel, 'examples:\n                - north\n', 'examples:\n                - ¦7\n'],
    'the example is invalid: "7" is not valid for depot',
    'write it in double quotes: "…"',
  ],
  [
    'a change that is invalid for the object',
    [parcel, 'status: lost', 'status: ¦burnt'],
    'the example is invalid: "burnt" is not a value of status',
    'use one of: sent, lost',
  ],
  [
    'a tag without a schema',
    ['resources/stamp.yaml', 'name: stamp', 'name: ¦stempel'],
    'there is no schema named "stempel"',
    'use one of: parcel, parcel_list, event_category, stamp',
  ],
  [
    'a group with an unknown tag',
    ['openapi.yaml', '- stamp', '- ¦stempel'],
    'there is no tag named "stempel"',
    'use one of: parcel, stamp',
  ],
  [
    'an unknown tag of an operation',
    [
      parcel,
      'tags:\n        - parcel\n      operationId: create',
      'tags:\n        - ¦parzel\n      operationId: create',
    ],
    'there is no tag named "parzel"',
    'did you mean "parcel"?',
  ],
  [
    'an operation of another resource',
    [
      parcel,
      'tags:\n        - parcel\n      operationId: create',
      'tags:\n        ¦- stamp\n      operationId: create',
    ],
    'this belongs to "stamp", but this is the file of "parcel"',
    'move it to content/api/resources/stamp.yaml',
  ],
  [
    'an event of another resource',
    [parcel, '- const: parcel.created', '- ¦const: stamp.created'],
    'this belongs to "stamp", but this is the file of "parcel"',
    'move it to content/api/resources/stamp.yaml',
  ],
  [
    'an operation without a description',
    [
      parcel,
      'get:\n      tags:\n        - parcel\n      operationId: list_parcels\n      summary: List parcels\n      description: Lists parcels.\n',
      'get:\n      ¦tags:\n        - parcel\n      operationId: list_parcels\n      summary: List parcels\n',
    ],
    'this operation has no "description"',
    'add "description: …" to it',
  ],
  [
    "a keyword that isn't in OpenAPI",
    [parcel, 'operationId: list_parcels', '¦operationID: list_parcels'],
    'property "operationID" is not expected here',
    'did you mean "operationId"?',
  ],
  [
    "a value that OpenAPI doesn't allow",
    ['shared/parameters.yaml', 'in: query', 'in: ¦qery'],
    '"in" can be one of the following only: "query", "header", "path", "cookie"',
    'did you mean "query"?',
  ],
  [
    'an optional path parameter',
    [parcel, 'in: path\n          required: true', 'in: path\n          required: ¦false'],
    'a path parameter must have "required: true"',
    'write "required: true"',
  ],
];

test.each(errors)('%s is reported with its place and a fix', async (_name, edit, message, fix) => {
  expect(await diagnosticsAfter(edit)).toContainEqual({ ...markIn(edit), message, fix });
});

/** Expects one diagnostic, and no description. */
function isReportedAlone(_name: string, edit: Edit, message: string, fix: string): void {
  const { api, diagnostics } = apiOf(contentsWith([edit]), new Set(), words, emptyStore());
  expect(diagnostics).toEqual([{ ...markIn(edit), message, fix }]);
  expect(api).toBeUndefined();
}

test.each<[name: string, edit: Edit, message: string, fix: string]>([
  [
    'has an unknown name',
    [
      parcel,
      '$ref: ../shared/parameters.yaml#/components/parameters/limit',
      '$ref: ¦../shared/parameters.yaml#/components/parameters/limt',
    ],
    '"../shared/parameters.yaml#/components/parameters/limt" does not exist',
    'did you mean "../shared/parameters.yaml#/components/parameters/limit"?',
  ],
  [
    'has an unknown file',
    [parcel, '$ref: stamp.yaml#', '$ref: ¦stmp.yaml#'],
    '"stmp.yaml#/components/schemas/stamp" is not in a file of the API description',
    'did you mean "stamp.yaml#/components/schemas/stamp"?',
  ],
  [
    'leaves out the file',
    [parcel, '$ref: stamp.yaml#/components/schemas/stamp', '$ref: ¦"#/components/schemas/stamp"'],
    '"#/components/schemas/stamp" does not exist',
    'did you mean "stamp.yaml#/components/schemas/stamp"?',
  ],
])('a reference that %s is reported, and nothing else', isReportedAlone);

const weight = 'weight:\n          description: Its weight.\n          type: integer';

test.each<[name: string, edit: Edit, message: string, fix: string]>([
  [
    'a type null without quotes',
    [parcel, weight, weight.replace('integer', '[integer, ¦null]')],
    'the type null must be text',
    'put it in quotes: "null"',
  ],
  [
    'schemas in place of values',
    [parcel, weight, weight.replace('type: integer', 'oneOf:\n            - ¦type: integer')],
    '"oneOf" lists values here, each with "const", but this is a schema',
    'write the schema in place of "oneOf"; if it may be null, add that to its type: [string, "null"]',
  ],
])('%s: the layout is reported, and nothing else', isReportedAlone);

test('a schema that two files have is reported in the second', () => {
  const edit: Edit = ['resources/stamp.yaml', '    stamp:\n', '    ¦parcel: {}\n    stamp:\n'];
  expect(apiOf(contentsWith([edit]), new Set(), words, emptyStore()).diagnostics).toEqual([
    {
      ...markIn(edit),
      message: '"parcel" is already in content/api/resources/parcel.yaml',
      fix: 'remove one of the two',
    },
  ]);
});

test("while a file has errors, the whole isn't checked", () => {
  const broken = new Set(['content/api/resources/stamp.yaml']);
  expect(apiOf(contentsWith([]), broken, words, emptyStore())).toEqual({ diagnostics: [] });
});

describe('stored results', () => {
  /** The keys that a run computes again. */
  const missed = async (store: Map<string, unknown>, edits: Edit[], said = words): Promise<number> => {
    const before = store.size;
    const { api } = apiOf(contentsWith(edits), new Set(), said, store);
    if (!api) throw new Error('no api');
    await descriptionDiagnostics(api);
    return store.size - before;
  };

  test("are reused while nothing changes, even if variables that the API doesn't use change", async () => {
    const store = new Map<string, unknown>();
    expect(await missed(store, [])).toBeGreaterThan(5);
    expect(await missed(store, [])).toBe(0);
    expect(await missed(store, [], new Map([...words, ['emails.press', 'press@quayside.example']]))).toBe(0);
  });

  test("are kept for schemas that don't depend on an edit", async () => {
    const store = new Map<string, unknown>();
    const all = await missed(store, []);
    const edit: Edit = ['resources/stamp.yaml', 'On which it is.', 'The parcel that it is on.'];
    const again = await missed(store, [edit]);
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(all);
  });

  test('never hide an error', async () => {
    const store = new Map<string, unknown>();
    for (const [, edit, message] of errors) {
      await descriptionDiagnostics(apiWith([], store));
      const found = await descriptionDiagnostics(apiWith([edit], store));
      expect(found).toContainEqual(expect.objectContaining({ ...markIn(edit), message }));
    }
  });
});
