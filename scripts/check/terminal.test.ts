import { annotations, paintFor } from './terminal';

const terminal = { isTTY: true, hasColors: () => true };

test('a terminal has colors', () => {
  expect(paintFor(terminal, {})?.('red', 'x')).toContain('x\u001b[39m');
});

test.each([
  ['a file', {}, {}],
  ['a terminal without colors', { ...terminal, hasColors: () => false }, {}],
  ['NO_COLOR', terminal, { NO_COLOR: '1' }],
])('%s has none', (_what, stream, env) => {
  expect(paintFor(stream, env)).toBeUndefined();
});

test("a file's name doesn't end the property of an annotation", () => {
  const place = { file: 'content/updates/ach, 100%: done.md', line: 3, column: 1 };
  const diagnostic = { ...place, message: 'no', fix: 'rename it' } as const;
  expect(annotations([diagnostic])).toBe(
    '::error file=content/updates/ach%2C 100%25%3A done.md,line=3,col=1::no%0A→ rename it',
  );
});
