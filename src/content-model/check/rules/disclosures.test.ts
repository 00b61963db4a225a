import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

const wires = (words: string): Edit => ({
  file: 'products/wires.yaml',
  from: 'summary: ',
  to: `summary: "${words}" # `,
});
const article = (words: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '\n---\n',
  to: `\n---\n\nA word, ${words} and more.\n`,
});

type Row = [words: string, rule: string, fix: string];

const refused: Row[] = [
  ['¦insured', 'rule insurance_claim, 12 CFR 328.102(b)', 'add fdic_status to "disclosures" of the page'],
  ['our friend, ¦Member FDIC', 'rule member_fdic, 12 CFR 328.102(a)', 'put it directly after a bank'],
  [
    'a ¦sweep',
    'rule deposit_placement, agreement of the placement network',
    'add deposit_placement to "disclosures"',
  ],
  ['¦guaranteed', 'rule promise, 15 U.S.C. 45', 'say what happens'],
  ['¦risk-free', 'rule promise, 15 U.S.C. 45', 'say what happens'],
  ['¦no risk', 'rule promise, 15 U.S.C. 45', 'say what happens'],
];

test.each(refused)('%s in a field is told with its place, its rule and what to add', (words, rule, fix) => {
  const { diagnostic, place } = diagnosticOf(wires(words));
  expect(diagnostic).toEqual({
    ...place,
    message: expect.stringContaining(rule),
    fix: expect.stringContaining(fix),
  });
});

test.each(refused)('%s in the body of an article likewise', (words, rule, fix) => {
  const { diagnostic, place } = diagnosticOf(article(words));
  expect(diagnostic).toEqual({
    ...place,
    message: expect.stringContaining(rule),
    fix: expect.stringContaining(fix),
  });
});

test('words that come from a token are told where their text starts', () => {
  const { diagnostic, place } = diagnosticOf(wires('¦{brand} bank'));
  expect(diagnostic).toEqual({
    ...place,
    message:
      '"Quayside bank" makes a bank of a company that is none (rule brand_as_bank, state laws on the words bank and banking; 12 CFR 328.102(b) on insurance)',
    fix: expect.stringContaining('{banks}'),
  });
});

test.each(['$250,000', '$250K', '250,000 dollars', 'a quarter of a million'])(
  'the maximum may not be typed: %s',
  (amount) => {
    const { diagnostics, places } = checkEdited(wires(`¦${amount}`));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        ...places[0],
        message: expect.stringContaining('is an amount of money that is typed'),
      }),
    );
  },
);

test('a page that takes its block off lacks it', () => {
  const { diagnostics } = checkEdited({
    file: 'solutions/fund-administration.yaml',
    from: 'disclosures: [deposit_placement, fdic_status]',
    to: 'disclosures: [fdic_status]',
  });
  expect(diagnostics.length).toBeGreaterThan(0);
  for (const diagnostic of diagnostics) {
    expect(diagnostic).toMatchObject({
      file: 'content/solutions/fund-administration.yaml',
      message: expect.stringContaining('the footer does not show deposit_placement'),
    });
  }
});

test('in a text that is no page, words that may stand nowhere are refused all the same', () => {
  const { diagnostic, place } = diagnosticOf({
    file: 'navigation.yaml',
    from: 'description: full control',
    to: 'description: ¦Guaranteed control',
  });
  expect(diagnostic).toEqual(
    expect.objectContaining({ ...place, message: expect.stringContaining('rule promise') }),
  );
});

const suppressing = (rule: string, words: string): string =>
  `suppressions:\n  - rule: ${rule}\n    words: ¦${words}\n    reason: It is the name of a service of another company.\nsummary: "guaranteed" # `;

test('a suppression with a reason lets words stand', () => {
  const { diagnostics } = checkEdited({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: suppressing('promise', 'guaranteed'),
  });
  expect(diagnostics).toEqual([]);
});

test('a suppression that is for nothing is an error', () => {
  const { diagnostics, places } = checkEdited({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: suppressing('promise', 'risk-free'),
  });
  expect(diagnostics).toContainEqual({
    ...places[0],
    message: 'the suppression of "risk-free" matches nothing in this file',
    fix: 'remove it, or write the words as the page has them',
  });
});

test('a rule that does not exist cannot be exempt from', () => {
  const { diagnostics } = checkEdited({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: suppressing('promises', 'guaranteed'),
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('promises') }),
  );
});

test.each([
  ['general', 'pursuant to a license from', 'under', 'who issues the cards'],
  ['general', 'not a bank, and is not FDIC-insured', 'a bank', 'not a bank or is not insured'],
  ['deposit_placement', 'right to exclude banks', 'wish', 'may exclude banks'],
  ['deposit_placement', '{fact:fdic-maximum}', 'the maximum', 'from its one record'],
])('a block "%s" without "%s" is not worth its name', (block, from, to, message) => {
  const { diagnostics } = checkEdited({ file: 'disclosures.yaml', from, to });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      file: 'content/disclosures.yaml',
      column: 1,
      message: expect.stringMatching(new RegExp(`^"${block}" does not say .*${message}`)),
    }),
  );
});
