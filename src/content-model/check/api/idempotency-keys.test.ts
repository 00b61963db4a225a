import { contentOf } from '../../../../tests/unit/small-api';
import { repeatedKeys, requestKeysIn } from './idempotency-keys';

const article = (name: string, body: string, key = 'order-1') =>
  contentOf(
    'Article',
    `content/documentation/${name}.md`,
    `---\nname: A\n---\n\`\`\`request\nPOST /parcels\nIdempotency-Key: ${key}\n\n${body}\n\`\`\`\n`,
  );

const found = (...contents: Parameters<typeof repeatedKeys>[0]) =>
  repeatedKeys(contents, requestKeysIn, new Set(['content/documentation/faulty.md']), (file) =>
    file.endsWith('new.md') ? [2, 2] : [1, 1],
  );

test('the same request may have the same key, also with its fields in another order', () => {
  const others = ['{ "weight": 5, "note": "x" }', '{\n  "note": "x",\n  "weight": 5\n}'];
  expect(found(...others.map((body, index) => article(`a-${index}`, body)))).toEqual([]);
});

test('other requests have other keys', () => {
  expect(found(article('a', '{ "weight": 5 }'), article('b', '{ "weight": 6 }', 'order-2'))).toEqual([]);
});

test('of two requests with one key, the one in the newer file is reported', () => {
  expect(found(article('new', '{ "weight": 6 }'), article('old', '{ "weight": 5 }'))).toEqual([
    {
      file: 'content/documentation/new.md',
      line: 6,
      column: 18,
      message:
        'the key "order-1" is already used with another request in content/documentation/old.md, line 6',
      fix: 'write a new key, or the same request',
    },
  ]);
});

test('a file with errors has none', () => {
  expect(found(article('faulty', '{ "weight": 6 }'), article('old', '{ "weight": 5 }'))).toEqual([]);
});

test('a product has the key of its request', () => {
  const product = contentOf(
    'Product',
    'content/products/a.yaml',
    'request:\n  method: POST\n  path: /parcels\n  key: order-1\n  body: |\n    { "weight": 6 }\n',
  );
  expect(found(article('old', '{ "weight": 5 }'), product)).toEqual([
    expect.objectContaining({ file: 'content/products/a.yaml', line: 4, column: 8 }),
  ]);
});
