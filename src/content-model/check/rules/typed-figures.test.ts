import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

const product = (words: string): Edit => ({
  file: 'products/wires.yaml',
  from: 'summary: ',
  to: `summary: "¦${words}" # `,
});
const article = (words: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '\n---\n',
  to: `\n---\n\nA payment, ¦${words} and more.\n`,
});

const addFact = 'add a record to facts.yaml and refer to it, as in {fact:its-id}';
const seconds = 'if it is an example, add the seconds, such as 16:21:07';
const cents = 'if it is an example, add the cents, such as $1,250.00';

type Row = [words: string, kind: string, fix: string];

const refused: Row[] = [
  ['18:45 ET', 'a time of day', seconds],
  ['6:45 p.m.', 'a time of day', seconds],
  ['9 am', 'a time of day', seconds],
  ['$25,000', 'an amount of money', cents],
  ['$1000000', 'an amount of money', cents],
  ['$2.5 million', 'an amount of money', cents],
  ['$500K', 'an amount of money', cents],
  ['10 million dollars', 'an amount of money', cents],
  ['24/7', 'hours of operation', addFact],
  ['24x7', 'hours of operation', addFact],
  ['45 calendar days', 'a length of time', 'write {fact:reg-e-longer-investigation} instead'],
  ['30 minutes', 'a length of time', addFact],
  [
    'two banking days',
    'a length of time',
    'write {fact:ach-return-days} or {fact:reg-e-loss-notice} instead',
  ],
  ['second business day', 'a length of time', addFact],
  ['65%', 'a share', addFact],
  ['80 percent', 'a share', addFact],
  ['25 basis points', 'a share', addFact],
];

test.each(refused)('%s in a field is %s', (words, kind, fix) => {
  const { diagnostic, place } = diagnosticOf(product(words));
  expect(diagnostic).toEqual({
    ...place,
    message: expect.stringMatching(
      new RegExp(`^".+" is ${kind} typed into a text, where it can become outdated$`),
    ),
    fix: expect.stringContaining(fix),
  });
});

test.each(refused)('%s in the body of an article is %s', (words, kind) => {
  const { diagnostic, place } = diagnosticOf(article(words));
  expect(diagnostic).toEqual(expect.objectContaining({ ...place, message: expect.stringContaining(kind) }));
});

test.each([
  ['$1,000,000', '{fact:ach-same-day-ceiling}'],
  ['$10,000,000', '{fact:rtp-ceiling} or {fact:fednow-ceiling}'],
  ['$10 million', '{fact:rtp-ceiling} or {fact:fednow-ceiling}'],
  ['10 million dollars', '{fact:rtp-ceiling} or {fact:fednow-ceiling}'],
  ['$1 million', '{fact:ach-same-day-ceiling}'],
  ['18:45', '{clock:fedwire-customer-cutoff}'],
  ['24/7/365', '{fact:rtp-hours} or {fact:fednow-hours}'],
  ['July 2023', '{fact:fednow-since}'],
])('for %s, the value of a fact, the fix names the variable', (words, token) => {
  const { diagnostic } = diagnosticOf(product(words));
  expect(diagnostic).toEqual(
    expect.objectContaining({ fix: expect.stringContaining(`write ${token} instead`) }),
  );
});

test.each([
  ['a field', product('')],
  ['an article', article('')],
])('a figure that occurs twice in %s is reported twice', (_where, { file, from = '', to = '' }) => {
  const edited = to.replace('¦', 'a payment, 30 minutes, then ¦30 minutes');
  const { diagnostics, places } = checkEdited({ file, from, to: edited });
  expect(diagnostics).toHaveLength(2);
  expect(diagnostics[1]).toEqual(expect.objectContaining(places[0]));
  expect(diagnostics[0]).toEqual(expect.objectContaining({ line: places[0]?.line, file: places[0]?.file }));
  expect(diagnostics[0]?.column).toBe((places[0]?.column ?? 0) - '30 minutes, then '.length);
});

test('a fact that occurs again is reported where the sentence is about payments', () => {
  const edit = product('');
  const words = 'It rained in July 2023. A bank joined in ¦July 2023.';
  const { diagnostics, places } = checkEdited({ ...edit, to: edit.to?.replace('¦', words) ?? '' });
  expect(diagnostics).toEqual([expect.objectContaining(places[0])]);
});

test.each([
  'Nov 20, 2026',
  'Nov 20, 2026',
  '2026-11-20T21:21:07Z',
  '16:21:07',
  '$1,250.00',
  'Check 21 and 3-D Secure',
  'ISO 8583 and ISO 20022',
  '12 CFR 328',
  'R01 and AC03',
  'the next banking day',
])("%s isn't a figure", (words) => {
  expect(checkEdited(product(words)).diagnostics).toEqual([]);
  expect(checkEdited(article(words)).diagnostics).toEqual([]);
});

test("code isn't prose", () => {
  const { diagnostics } = checkEdited(article('`24/7`'), {
    file: 'documentation/fedach.md',
    from: '\n---\n',
    to: '\n---\n\n```json\n{ "limit": "$25,000", "at": "16:45" }\n```\n',
  });
  expect(diagnostics).toEqual([]);
});

describe('a suppression', () => {
  const suppressing = (words: string, reason: string): Edit => ({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: `suppressions:\n  - rule: typed_figure\n    words: ${words}\n    reason: ${reason}\nsummary: "Open 24/7." # `,
  });
  const reason = 'It is the name of a shop and not our hours.';

  test('with a reason allows the words', () => {
    expect(checkEdited(suppressing('24/7', reason)).diagnostics).toEqual([]);
  });

  test('without a real reason is an error', () => {
    const { diagnostic, place } = diagnosticOf(suppressing('24/7', '¦because'));
    expect(diagnostic).toEqual(
      expect.objectContaining({ ...place, message: expect.stringContaining('but needs at least 20') }),
    );
  });

  test('of missing words is an error', () => {
    const { diagnostics, places } = checkEdited(suppressing('¦24/5', reason));
    expect(diagnostics).toContainEqual({
      ...places[0],
      message: 'the suppression of "24/5" matches nothing in this file',
      fix: 'remove it, or copy the exact words from the page',
    });
  });

  test('of an unknown rule is an error', () => {
    const { diagnostics } = checkEdited({
      ...suppressing('24/7', reason),
      to: 'suppressions:\n  - { rule: typed-figures, words: x, reason: It is not a figure at all. }\nsummary: ',
    });
    expect(diagnostics.map(({ message }) => message)).toEqual(['rule: "typed-figures" is not known']);
  });
});
