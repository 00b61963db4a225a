import { readJson } from './json-source';

/** The mistake in JSON at the mark. */
function faultIn(marked: string) {
  const read = readJson(marked.replace('¦', ''));
  return 'fault' in read ? read.fault : undefined;
}

test.each([
  ['{ "a": 1¦, }', 'this comma has nothing after it', 'remove the comma'],
  ['[1¦,\n]', 'this comma has nothing after it', 'remove the comma'],
  ['{ "a": 1¦\n  "b": 2 }', 'a comma is missing here', 'add ","'],
  ['{ ¦a: 1 }', "this field's name has no quotes", 'double quotes'],
  ["{ ¦'a': 1 }", "JSON has no quotes like '", 'straight double quotes'],
  ['{ ¦“a”: 1 }', 'JSON has no quotes like “', 'straight double quotes'],
  ['{ "a": 1 ¦// cents\n}', 'JSON has no comments', 'remove the comment'],
  ['{ "a": 1¦', 'is not closed', 'at the end'],
  ['{\n  "a": ¦8,650,000,\n  "b": 1\n}', 'a number has no commas', 'write 8650000'],
  ['{ "a": ¦-1,000 }', 'a number has no commas', 'write -1000'],
  ['{ "a": [1,200, ¦b] }', "this field's name has no quotes", 'double quotes'],
  ['{ "a": ¦tru }', 'the value tru has no quotes', 'write "tru" in double quotes; only true, false and null'],
  ['{ "status": ¦pending, "a": 1 }', 'the value pending has no quotes', 'write "pending" in double quotes'],
  ['{ "a":¦ }', 'this field has no value', 'after the colon'],
  ['{ "a":¦ , "b": 1 }', 'this field has no value', 'after the colon'],
  ['{ "a"¦ 1 }', 'a colon is missing here', 'add ":"'],
  ['{ "b": [{ "c": 1 }], "a"¦ "x" }', 'a colon is missing here', 'add ":"'],
  ['[{ "b": "{" }, "a"¦ "x"]', 'a comma is missing here', 'add ","'],
  ['{ "a": ¦1.2.3 }', 'not valid JSON', 'check commas'],
])('%j', (marked, message, fix) => {
  expect(faultIn(marked)).toEqual({
    offset: marked.indexOf('¦'),
    message: expect.stringContaining(message),
    fix: expect.stringContaining(fix),
  });
});

test('positions of values and names, and fields that are there twice', () => {
  const text = '{ "a": { "b": [1, 2] }, "c": 3, "c": 4 }';
  const read = readJson(text);
  if ('fault' in read) throw new Error(read.fault.message);
  expect(text.slice(read.offsetOf(['a', 'b', '1']))).toMatch(/^2\]/);
  expect(text.slice(read.offsetOf(['a', 'b'], 'name'))).toMatch(/^"b"/);
  expect(text.slice(read.offsetOf(['a', 'missing']))).toMatch(/^\{ "b"/);
  expect(read.repeated).toEqual([
    { offset: text.lastIndexOf('"c"'), message: 'the field "c" appears twice', fix: 'remove one of the two' },
  ]);
});
