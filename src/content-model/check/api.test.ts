import { stringify } from 'yaml';
import { smallApi } from '../../../tests/unit/small-api';
import { contentTypes } from '../content-types';
import { apiProblems } from './api-description';
import { requestProblems } from './api-requests';
import { type Api, apiOf } from './api-sources';
import { deadReferenceProblems } from './dead-references';
import type { Foundations } from './foundations';
import { openApiProblems } from './openapi-validity';
import { type ContentFile, readContent } from './read';

const words = new Map([['brand', 'Quayside']]);
const foundations: Foundations = { origin: 'https://quayside.example', words, factsAreKnown: true };

function contentOf(name: string, file: string, text: string): ContentFile {
  const type = contentTypes.find((candidate) => candidate.name === name);
  const content = type && readContent(file, type, text).content;
  if (!content) throw new Error(`${file} cannot be read`);
  return content;
}

const text = stringify(smallApi, { aliasDuplicateObjects: false });

/** The line on which a text stands in the file, the first time after another. */
const lineOf = (whole: string, piece: string, after = ''): number => {
  const from = after === '' ? 0 : whole.indexOf(after);
  return whole.slice(0, whole.indexOf(piece, from)).split('\n').length;
};

function apiFrom(yaml: string): Api {
  const content = contentOf('ApiDescription', 'content/api/openapi.yaml', yaml);
  const api = apiOf([content], new Set(), foundations);
  if (!api) throw new Error('no api');
  return api;
}

const edited = (from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('a description in order has no problems', async () => {
  const api = apiFrom(text);
  expect(apiProblems(api)).toEqual([]);
  expect(await openApiProblems(api)).toEqual([]);
});

test.each([
  ['a field without a meaning', 'description: Its weight.\n', '\n', 'the field "weight" has no description'],
  [
    'a value without a meaning',
    '              description: Nobody knows.\n',
    '',
    'the value "lost" has no description',
  ],
  [
    'an example that does not fit',
    '          examples:\n            - 500\n',
    '          examples:\n            - heavy\n',
    'the example does not fit: "heavy" does not fit weight',
  ],
  [
    'an example in a part that the example leaves null',
    '                - north\n',
    '                - 7\n',
    'the example does not fit: "7" does not fit depot',
  ],
  [
    'a change that the object cannot have',
    '                status: lost\n',
    '                status: burnt\n',
    'the example does not fit: "burnt" is no value of status',
  ],
  [
    'a tag without a schema',
    '  - name: stamp\n',
    '  - name: stempel\n',
    '"stempel" is the name of no schema',
  ],
  ['a group with an unknown tag', '      - stamp\n', '      - stempel\n', '"stempel" is the name of no tag'],
])('%s is told with its place', (_name, from, to, message) => {
  const yaml = edited(from, to);
  const problems = apiProblems(apiFrom(yaml));
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'content/api/openapi.yaml', message: expect.stringContaining(message) }),
  );
});

test('the place of a wrong example is its own line, also behind a reference', () => {
  const yaml = edited('            - 500\n', '            - heavy\n');
  const problems = apiProblems(apiFrom(yaml));
  expect(problems.map(({ line }) => line)).toEqual([lineOf(yaml, '- heavy')]);
});

test('the place of a wrong change is the field that changes', () => {
  const yaml = edited('                status: lost\n', '                status: burnt\n');
  expect(apiProblems(apiFrom(yaml)).map(({ line }) => line)).toEqual([lineOf(yaml, 'status: burnt')]);
});

test('a reference that leads nowhere is told', () => {
  const yaml = edited('"#/components/parameters/limit"', '"#/components/parameters/limits"');
  const content = contentOf('ApiDescription', 'content/api/openapi.yaml', yaml);
  expect(deadReferenceProblems(content)).toEqual([
    expect.objectContaining({
      line: lineOf(yaml, 'limits"'),
      message: '"#/components/parameters/limits" leads to nothing in this file',
    }),
  ]);
});

test('what OpenAPI does not allow is told with its place', async () => {
  const yaml = edited('          in: query\n', '          in: qery\n');
  expect(await openApiProblems(apiFrom(yaml))).toEqual([
    expect.objectContaining({
      line: lineOf(yaml, 'in: qery'),
      message: expect.stringContaining('OpenAPI does not allow this'),
    }),
  ]);
});

describe('texts', () => {
  const api = apiFrom(text);
  const article = (body: string): ContentFile =>
    contentOf('Article', 'content/documentation/a.md', `---\nname: A\n---\n${body}`);
  const told = (body: string) =>
    requestProblems(article(body), api, words).map(({ line, message, fix }) => `${line} ${message} → ${fix}`);
  const request = (lines: string): string => `\`\`\`request\n${lines}\n\`\`\`\n`;
  const json = (lines: string, meta = ''): string => `\`\`\`json${meta}\n${lines}\n\`\`\`\n`;

  test.each([
    ['a request that the API takes', request('POST /parcels\n\n{ "weight": 5 }')],
    ['a request with filters', request('GET /parcels?depot=north&limit=3')],
    ['an object that is shortened', json('{ "type": "parcel", "weight": 5 }')],
    ['an object of nobody', json('{ "type": "letter", "weight": "x" }')],
    ['an object that is marked as imagined', json('{ "type": "parcel", "size": 5 }', ' imagined')],
    ['what is no JSON, which another rule tells', json('{ "type": ')],
  ])('%s is in order', (_name, body) => {
    expect(told(body)).toEqual([]);
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
  ])('%s is told with line and cure', (_name, body, message) => {
    expect(told(body)).toEqual([message]);
  });
});
