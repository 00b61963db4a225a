import { prettyJson } from './pretty-json';

test('fields stand on lines, small objects and lists on one', () => {
  const text = '{"id":"x","submission":{"trace_number":"1"},"tags":["a","b"],"amount":125000,"none":{}}';
  expect(prettyJson(text)).toBe(
    '{\n  "id": "x",\n  "submission": { "trace_number": "1" },\n  "tags": ["a", "b"],\n  "amount": 125000,\n  "none": {}\n}',
  );
});

test('an object that is too long for a line is broken', () => {
  const address = { street: 'A street with a very long name indeed', city: 'A city with a long name' };
  expect(prettyJson(JSON.stringify({ address }))).toBe(
    '{\n  "address": {\n    "street": "A street with a very long name indeed",\n    "city": "A city with a long name"\n  }\n}',
  );
});

test('a text that is no JSON is refused', () => {
  expect(() => prettyJson('{')).toThrow(SyntaxError);
});
