/** A broken record is one error, and the rest of the content is still checked. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfType, smallContent } from '../../../tests/unit/sample-content';
import { contentTypes } from '../content-types';
import { openCache } from './cache/check-cache';
import { checkWhole, type Diagnostic } from './index';

jest.setTimeout(120_000);

const folder = smallContent();
const cache = openCache();
const check = () => checkWhole(folder, { today: '2026-11-20', cache });

afterAll(() => rmSync(folder, { recursive: true }));

/** The diagnostics that an edit adds. */
async function addedBy(file: string, from: string | RegExp, to: string): Promise<Diagnostic[]> {
  const before = new Set((await check()).map((one) => JSON.stringify(one)));
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
  try {
    return (await check()).filter((one) => !before.has(JSON.stringify(one)));
  } finally {
    writeFileSync(path, text);
  }
}

const products = contentTypes.find(({ name }) => name === 'Product');
const [product = ''] = products ? filesOfType(folder, products) : [];

test("a product's request with a misspelled field", async () => {
  const added = await addedBy(product, /^( +)path: /m, '$1pth: ');
  expect(added).toEqual([
    expect.objectContaining({
      file: `content/${product}`,
      message: 'unknown field "pth"',
      fix: 'did you mean "path"?',
    }),
  ]);
});

const parcel = 'api/resources/parcel.yaml';

test.each<[name: string, from: RegExp, to: string, message: string, fix: string]>([
  ['an unknown type', /type: integer/, 'type: intger', '"intger" is not a type', 'did you mean "integer"?'],
  [
    'an invalid pattern',
    /^( +)type: string\n/m,
    '$1type: string\n$1pattern: "[a-"\n',
    '"[a-" is not a valid pattern: unterminated character class',
    expect.stringContaining('correct the regular expression') as unknown as string,
  ],
  ['an empty type', /type: integer/, 'type:', '"type" is empty', 'write its value, or remove it'],
  [
    'an empty operation',
    /^ {4}get:\n(?: {6}.*\n)+/m,
    '    get:\n',
    '"get" must be a group of fields',
    'add fields below it, indented by two spaces, or remove it',
  ],
  [
    'an operation without responses',
    /^ {6}responses:\n(?: {8}.*\n)+/m,
    '',
    expect.stringMatching(/^"(get|post)" has no responses$/) as unknown as string,
    'add "responses:" with at least "200"',
  ],
  [
    'a media type without a schema',
    /^( +)application\/json:\n +schema:\n +\$ref.*\n/m,
    '$1application/json: {}\n',
    '"application/json" has no schema',
    'add "schema:" with a $ref or its fields',
  ],
])('%s in the API description', async (_name, from, to, message, fix) => {
  const added = await addedBy(parcel, from, to);
  expect(added).toEqual([
    expect.objectContaining({ file: `content/${parcel}`, line: expect.any(Number), message, fix }),
  ]);
});
