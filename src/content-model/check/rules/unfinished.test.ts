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
  ['Ask xxx.', 5, 'xxx'],
  ['A (check with legal) b.', 3, '(check with legal)'],
  ['A (Legal to confirm).', 3, '(Legal to confirm)'],
  ['A (AB to check).', 3, '(AB to check)'],
  ['A (to be confirmed) b.', 3, '(to be confirmed)'],
  ['A (needs review).', 3, '(needs review)'],
  ['A [AB: please check].', 3, '[AB: please check]'],
  ['On [DATE] it closes.', 4, '[DATE]'],
  ['See [link to docs].', 5, '[link to docs]'],
  ['A [DRAFT].', 3, '[DRAFT]'],
  ['Note to editor: b.', 1, 'Note to editor'],
  ['Insert text here.', 1, 'Insert text here'],
  ['A b.【4:0†source】', 5, '【4:0†source】'],
  ['As an AI language model, I b.', 1, 'As an AI language model'],
  ['See Error! Reference source not found. for it.', 5, 'Error! Reference source not found.'],
  ['| A | B |\n| --- | --- |\n| #REF! | b |', 3, '#REF!'],
])('%j is reported', (body, column, words) => {
  const line = body.includes('|') ? 7 : 5;
  expect(found(body)).toEqual([[line, column, `"${words}" marks unfinished text`]]);
});

test.each([
  'A [check](/fees), a [note to you][a] and [check number].\n\n[a]: /fees',
  'A [in brackets], [sic], [legal name] and [1].',
  'A (check with your bank), (check the amount), (the bank to confirm), (Nacha to confirm) and (draft or final).',
  'A [date], [name], [PDF], [REDACTED] and [FRB: the operator], a [DATE](/fees) and a draft (wire).',
  'The item is n/a. It is xx, or - and #1. See the error not found. The turn, the search and the view.',
  '| A | B |\n| --- | --- |\n| - | n/a |',
  'Why? And "how?" (Why not?) The mask is XXX-XX-1234.',
  '- [ ] Check it.',
  '<!-- [check with legal] -->',
  '`a ?? [check b]`',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});

test.each(['todo', 'n/a', 'XX', '–', '…', '...'])('%j in place of a text is reported', (description) => {
  expect(unfinishedDiagnostics(articleOf('A.', description)).map(({ message }) => message)).toEqual([
    `"${description}" marks unfinished text`,
  ]);
});
