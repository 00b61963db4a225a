import { smallApiFiles } from '../../../../tests/unit/sample-api-files';
import { contentTypes } from '../../content-types';
import type { ResultStore } from '../cache/result-store';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type ContentFile, readContent } from '../reading/content-file';
import { descriptionDiagnostics } from './description';
import { requestDiagnostics } from './requests';
import { type Api, apiOf } from './sources';

const words = new Map([['brand', 'Quayside']]);

function contentOf(name: string, file: string, text: string): ContentFile {
  const type = contentTypes.find((candidate) => candidate.name === name);
  const content = type && readContent(file, type, text).content;
  if (!content) throw new Error(`${file} cannot be read`);
  return content;
}

const typeOf = (file: string): string => {
  if (file === 'openapi.yaml') return 'ApiDescription';
  return file.startsWith('shared/') ? 'ApiSharedFile' : 'ApiResourceFile';
};

type Edit = readonly [file: string, from: string, to: string];

/** The text of a file of the small API after an edit. A "¦" marks where a diagnostic is expected, and is removed. */
function textOf(file: string, edits: readonly Edit[]): string {
  return edits
    .filter(([edited]) => edited === file)
    .reduce((text, [, from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, smallApiFiles.get(file) ?? '');
}

/** The position of an edit's mark. */
function markIn(edit: Edit): { file: string; line: number; column: number } {
  const [file] = edit;
  const before = textOf(file, [edit]).split('¦')[0]?.split('\n') ?? [];
  return {
    file: `content/api/${file}`,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

const contentsWith = (edits: readonly Edit[]): ContentFile[] =>
  [...smallApiFiles.keys()].map((file) =>
    contentOf(typeOf(file), `content/api/${file}`, textOf(file, edits).replace('¦', '')),
  );

/** A new store for each test. */
const emptyStore = (): ResultStore => new Map<string, unknown>();

function apiWith(edits: readonly Edit[] = [], store: ResultStore = emptyStore()): Api {
  const { api, diagnostics } = apiOf(contentsWith(edits), new Set(), words, store);
  if (!api) throw new Error(`no api: ${JSON.stringify(diagnostics)}`);
  return api;
}

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
])('a reference that %s is reported, and nothing else', (_name, edit, message, fix) => {
  const { api, diagnostics } = apiOf(contentsWith([edit]), new Set(), words, emptyStore());
  expect(diagnostics).toEqual([{ ...markIn(edit), message, fix }]);
  expect(api).toBeUndefined();
});

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

describe('texts', () => {
  const api = apiWith();
  const article = (body: string): ContentFile =>
    contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n${body}`);
  const found = async (body: string): Promise<string[]> =>
    (await requestDiagnostics(article(body), api, words)).map(
      ({ line, message, fix }) => `${line} ${message} → ${fix}`,
    );
  const request = (lines: string): string => `\`\`\`request\n${lines}\n\`\`\`\n`;
  const json = (lines: string, meta = ''): string => `\`\`\`json${meta}\n${lines}\n\`\`\`\n`;

  test.each([
    ['a valid request', request('POST /parcels\n\n{ "weight": 5 }')],
    ['a request with filters', request('GET /parcels?depot=north&limit=3')],
    ['an object that is shortened', json('{ "type": "parcel", "weight": 5 }')],
    ["an object that isn't the API's", json('{ "type": "letter", "weight": "x" }')],
    ['an object that is marked as imagined', json('{ "type": "parcel", "size": 5 }', ' imagined')],
  ])('%s is valid', async (_name, body) => {
    expect(await found(body)).toEqual([]);
  });

  test.each([
    [
      'a response that is not closed',
      json('{ "type": '),
      '5 a brace, a bracket or a quote is not closed → add what is missing at the end',
    ],
    [
      'an unknown operation',
      request('POST /parcel\n\n{ "weight": 5 }'),
      '5 "POST /parcel" is not an operation of the API → did you mean "POST /parcels"?',
    ],
    [
      'an unknown field',
      request('POST /parcels\n\n{\n  "wieght": 5,\n  "weight": 5\n}'),
      '8 the body of POST /parcels: "wieght" is not a field of this object → did you mean "weight"?',
    ],
    [
      'a missing field',
      request('POST /parcels\n\n{ "note": "x" }'),
      '7 the body of POST /parcels: the field "weight" is missing → add "weight"',
    ],
    [
      'a missing body',
      request('POST /parcels'),
      '5 POST /parcels needs a body → write it as JSON below an empty line',
    ],
    [
      "a body that isn't allowed",
      request('POST /simulations/parcels/parcel_1/lose\n\n{ "a": 1 }'),
      '7 POST /simulations/parcels/parcel_1/lose does not accept a body → remove the body',
    ],
    [
      'an unknown filter',
      request('GET /parcels?depott=north'),
      '5 "depott" is not a filter of GET /parcels → did you mean "depot"?',
    ],
    [
      'an unknown value, in a list',
      json('{ "data": [{\n  "type": "parcel",\n  "status": "losst"\n}] }'),
      '7 the parcel: "losst" is not a value of status → did you mean "lost"?',
    ],
  ])('%s is reported with its line and a fix', async (_name, body, message) => {
    expect(await found(body)).toEqual([message]);
  });
});
