import { longestTitle, titleOfCode } from './page-title';

test.each([
  ['R03', 'No account', 'R03: No account'],
  ['a'.repeat(30), 'b'.repeat(19), `${'a'.repeat(30)}: ${'b'.repeat(19)}`],
  ['a'.repeat(30), 'b'.repeat(20), 'a'.repeat(30)],
])('%s, "%s" is titled "%s"', (code, title, expected) => {
  expect(titleOfCode({ code, title })).toBe(expected);
  expect(titleOfCode({ code, title }).length).toBeLessThanOrEqual(longestTitle);
});
