import { annotations, paintFor } from './terminal';

const terminal = { isTTY: true, hasColors: () => true };

test.each([
  ['a terminal', terminal, {}],
  ['a file with FORCE_COLOR', {}, { FORCE_COLOR: '1' }],
  ['a file with FORCE_COLOR and NO_COLOR', {}, { FORCE_COLOR: 'true', NO_COLOR: '1' }],
])('%s has colors', (_what, stream, env) => {
  expect(paintFor(stream, env)?.('red', 'x')).toContain('x\u001b[39m');
});

test.each([
  ['a file', {}, {}],
  ['a terminal without colors', { ...terminal, hasColors: () => false }, {}],
  ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }],
  ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }],
])('%s has no colors', (_what, stream, env) => {
  expect(paintFor(stream, env)).toBeUndefined();
});

test("a file's name doesn't end the property of an annotation", () => {
  const place = { file: 'content/updates/ach, 100%: done.md', line: 3, column: 1 };
  const diagnostic = { ...place, message: 'no', fix: 'rename it' } as const;
  expect(annotations([diagnostic])).toBe(
    '::error file=content/updates/ach%2C 100%25%3A done.md,line=3,col=1::no%0A→ rename it',
  );
});
