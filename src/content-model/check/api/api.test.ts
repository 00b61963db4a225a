import { smallApiFiles } from '../../../../tests/unit/sample-api-files';
import { contentTypes } from '../../content-types';
import type { ResultStore } from '../cache/result-store';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type ContentFile, readContent } from '../reading/read-content';
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

/** The text of a file of the small API after an edit. A "¦" in it is not written: it marks where a diagnostic is expected. */
function textOf(file: string, edits: readonly Edit[]): string {
  return edits
    .filter(([edited]) => edited === file)
    .reduce((text, [, from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, smallApiFiles.get(file) ?? '');
}

/** Where the mark of an edit is. */
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

/** A store of its own for each test. */
const emptyStore = (): ResultStore => new Map<string, unknown>();

function apiWith(edits: readonly Edit[] = [], store: ResultStore = emptyStore()): Api {
  const { api, diagnostics } = apiOf(contentsWith(edits), new Set(), words, store);
  if (!api) throw new Error(`no api: ${JSON.stringify(diagnostics)}`);
  return api;
}

const diagnosticsAfter = async (...edits: Edit[]): Promise<Diagnostic[]> =>
  descriptionDiagnostics(apiWith(edits));

const parcel = 'resources/parcel.yaml';

test('a description in order has no diagnostics', async () => {
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
    [parcel, '- const: lost\n              description: No one knows.', '- ¦const: lost'],
    'the value "lost" has no description',
    'say what it means in "description: …" beside it',
  ],
  [
    'a wrong example, also behind a reference',
    [parcel, 'examples:\n            - 500', 'examples:\n            ¦- heavy'],
    'the example does not fit: "heavy" does not fit weight',
    'it must be integer',
  ],
  [
    'a wrong example in a part that the example leaves null',
    [parcel, 'examples:\n                - north\n', 'examples:\n                ¦- 7\n'],
    'the example does not fit: "7" does not fit depot',
    'it must be string',
  ],
  [
    'a change that the object cannot have',
    [parcel, 'status: lost', 'status: ¦burnt'],
    'the example does not fit: "burnt" is no value of status',
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
    'this belongs to "stamp", but the file is that of "parcel"',
    'move it to content/api/resources/stamp.yaml',
  ],
  [
    'an event of another resource',
    [parcel, '- const: parcel.created', '- ¦const: stamp.created'],
    'this belongs to "stamp", but the file is that of "parcel"',
    'move it to content/api/resources/stamp.yaml',
  ],
  [
    'an operation without a description',
    [
      parcel,
      'get:\n      tags:\n        - parcel\n      operationId: list_parcels\n      summary: List parcels\n      description: Lists parcels.\n',
      'get:\n      ¦tags:\n        - parcel\n      operationId: list_parcels\n      summary: List parcels\n',
    ],
    'operation object should contain "description" field',
    'add "description: …" to it',
  ],
  [
    'a keyword that OpenAPI does not know',
    [parcel, 'operationId: list_parcels', '¦operationID: list_parcels'],
    'property "operationID" is not expected here',
    'did you mean "operationId"?',
  ],
  [
    'a value that OpenAPI does not allow',
    ['shared/parameters.yaml', 'in: query', 'in: ¦qery'],
    '"in" can be one of the following only: "query", "header", "path", "cookie"',
    'did you mean "query"?',
  ],
  [
    'a path parameter that may be left out',
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
    'leads to an unknown name',
    [
      parcel,
      '$ref: ../shared/parameters.yaml#/components/parameters/limit',
      '$ref: ¦../shared/parameters.yaml#/components/parameters/limt',
    ],
    '"../shared/parameters.yaml#/components/parameters/limt" leads to nothing',
    'did you mean "../shared/parameters.yaml#/components/parameters/limit"?',
  ],
  [
    'leads to an unknown file',
    [parcel, '$ref: stamp.yaml#', '$ref: ¦stmp.yaml#'],
    '"stmp.yaml#/components/schemas/stamp" leads to no file of the API description',
    'did you mean "stamp.yaml#/components/schemas/stamp"?',
  ],
  [
    'leaves out the file',
    [parcel, '$ref: stamp.yaml#/components/schemas/stamp', '$ref: ¦"#/components/schemas/stamp"'],
    '"#/components/schemas/stamp" leads to nothing',
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
      fix: 'keep one of the two',
    },
  ]);
});

test('while a file has errors, nothing is said of the whole', () => {
  const broken = new Set(['content/api/resources/stamp.yaml']);
  expect(apiOf(contentsWith([]), broken, words, emptyStore())).toEqual({ diagnostics: [] });
});

describe('stored results', () => {
  /** The keys that a run has to find out anew. */
  const missed = async (store: Map<string, unknown>, edits: Edit[], said = words): Promise<number> => {
    const before = store.size;
    const { api } = apiOf(contentsWith(edits), new Set(), said, store);
    if (!api) throw new Error('no api');
    await descriptionDiagnostics(api);
    return store.size - before;
  };

  test('are used again while nothing changes, also after words that the API does not use', async () => {
    const store = new Map<string, unknown>();
    expect(await missed(store, [])).toBeGreaterThan(5);
    expect(await missed(store, [])).toBe(0);
    expect(await missed(store, [], new Map([...words, ['emails.press', 'press@quayside.example']]))).toBe(0);
  });

  test('are kept for schemas that do not depend on an edit', async () => {
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
    ['a request that the API takes', request('POST /parcels\n\n{ "weight": 5 }')],
    ['a request with filters', request('GET /parcels?depot=north&limit=3')],
    ['an object that is shortened', json('{ "type": "parcel", "weight": 5 }')],
    ['an object of nobody', json('{ "type": "letter", "weight": "x" }')],
    ['an object that is marked as imagined', json('{ "type": "parcel", "size": 5 }', ' imagined')],
    ['what is no JSON, which another rule reports', json('{ "type": ')],
  ])('%s is in order', async (_name, body) => {
    expect(await found(body)).toEqual([]);
  });

  test.each([
    [
      'an unknown operation',
      request('POST /parcel\n\n{ "weight": 5 }'),
      '4 "POST /parcel" is no operation of the API → did you mean "POST /parcels"?',
    ],
    [
      'an unknown field',
      request('POST /parcels\n\n{\n  "wieght": 5,\n  "weight": 5\n}'),
      '8 the body of POST /parcels: "wieght" is no field that the API has there → did you mean "weight"?',
    ],
    [
      'a missing field',
      request('POST /parcels\n\n{ "note": "x" }'),
      '4 the body of POST /parcels: the field "weight" is missing → add it',
    ],
    [
      'a missing body',
      request('POST /parcels'),
      '4 POST /parcels needs a body → write it as JSON below an empty line',
    ],
    [
      'a body where none belongs',
      request('POST /simulations/parcels/parcel_1/lose\n\n{ "a": 1 }'),
      '4 POST /simulations/parcels/parcel_1/lose takes no body → remove the body',
    ],
    [
      'an unknown filter',
      request('GET /parcels?depott=north'),
      '5 "depott" is no filter of GET /parcels → did you mean "depot"?',
    ],
    [
      'a value that does not exist, in a list',
      json('{ "data": [{\n  "type": "parcel",\n  "status": "losst"\n}] }'),
      '7 the parcel: "losst" is no value of status → did you mean "lost"?',
    ],
  ])('%s is reported with its line and a fix', async (_name, body, message) => {
    expect(await found(body)).toEqual([message]);
  });
});
