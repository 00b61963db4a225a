import { apiWith, contentOf, words } from '../../../../tests/unit/small-api';
import type { ContentFile } from '../reading/content-file';
import { requestDiagnostics } from './requests';

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
  ['a body in a file', '```bash\ncurl {urls.api}/parcels -d @parcel.json\n```\n'],
  ['a body in a variable', '```bash\ncurl {urls.api}/parcels -d "$PARCEL"\n```\n'],
  ["an object that isn't the API's", json('{ "type": "letter", "weight": "x" }')],
  ['an object that is marked as imagined', json('{ "type": "parcel", "size": 5 }', ' imagined')],
  [
    'a response with the values of its request',
    `${request('POST /parcels\n\n{ "weight": 5, "note": "x" }')}\n${json('{ "type": "parcel", "weight": 5 }')}`,
  ],
  [
    'a response that is not directly below the request',
    `${request('POST /parcels\n\n{ "weight": 5 }')}\nLater:\n\n${json('{ "type": "parcel", "weight": 6 }')}`,
  ],
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
    'a missing body of a call with curl',
    '```bash\ncurl -X POST {urls.api}/parcels\n```\n',
    "5 POST /parcels needs a body → add it as JSON, as in -d '{ … }'",
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
  [
    'a value that differs from the request',
    `${request('POST /parcels\n\n{ "weight": 5 }')}\n${json('{\n  "type": "parcel",\n  "weight": 50\n}')}`,
    '13 weight: the request has 5, but the response 50 → write the same in both',
  ],
])('%s is reported with its line and a fix', async (_name, body, message) => {
  expect(await found(body)).toEqual([message]);
});
