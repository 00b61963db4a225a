import { paintFor } from './terminal';

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
