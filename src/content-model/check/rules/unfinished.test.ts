import { articleOf } from '../../../../tests/unit/small-api';
import { unfinishedDiagnostics } from './unfinished';

/** What is reported in the body of an article, whose first line is line 5. */
const found = (body: string) =>
  unfinishedDiagnostics(articleOf(body)).map(({ line, column, message }) => [line, column, message]);

test.each([
  ['A [note to self: ask] b.', 3, '[note to self: ask]'],
  ['A b [check with legal].', 5, '[check with legal]'],
  ['A [legal to confirm] b.', 3, '[legal to confirm]'],
  ['A [check this!].', 3, '[check this!]'],
  ['A [Note: b] c.', 3, '[Note: b]'],
  ['A [still right?].', 3, '[still right?]'],
  ['A (??) b.', 4, '??'],
  ['A (?) b.', 3, '(?)'],
  ['Really??', 7, '??'],
  ['Note to self: b.', 1, 'Note to self'],
  ['Ask XXX.', 5, 'XXX'],
])('%j is reported', (body, column, words) => {
  expect(found(body)).toEqual([[5, column, `"${words}" marks unfinished text`]]);
});

test.each([
  'A [check](/fees), a [note to you][a] and [check number].\n\n[a]: /fees',
  'A [in brackets], [sic], [legal name] and [1].',
  'Why? And "how?" (Why not?) The mask is XXX-XX-1234.',
  '- [ ] Check it.',
  '<!-- [check with legal] -->',
  '`a ?? [check b]`',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
