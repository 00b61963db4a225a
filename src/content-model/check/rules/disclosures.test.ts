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

test.each(refused)(
  '%s in a field is reported with its position, its rule and the fix',
  (words, rule, fix) => {
    const { diagnostic, place } = diagnosticOf(wires(words));
    expect(diagnostic).toEqual({
      ...place,
      message: expect.stringContaining(rule),
      fix: expect.stringContaining(fix),
    });
  },
);

test.each(refused)('%s in the body of an article is reported too', (words, rule, fix) => {
  const { diagnostic, place } = diagnosticOf(article(words));
  expect(diagnostic).toEqual({
    ...place,
    message: expect.stringContaining(rule),
    fix: expect.stringContaining(fix),
  });
});

test('words from a variable are reported at the start of their text', () => {
  const { diagnostic, place } = diagnosticOf(wires('¦{brand} bank'));
  expect(diagnostic).toEqual({
    ...place,
    message:
      '"Quayside bank" presents a company as a bank that is not one (rule brand_as_bank, state laws on the words bank and banking; 12 CFR 328.102(b) on insurance)',
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
        message: expect.stringContaining('is an amount of money typed'),
      }),
    );
  },
);

test('a page that removes its block is reported', () => {
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

test('words that are always refused are also refused in texts other than pages', () => {
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

test('a suppression with a reason allows words', () => {
  const { diagnostics } = checkEdited({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: suppressing('promise', 'guaranteed'),
  });
  expect(diagnostics).toEqual([]);
});

test('an unused suppression is an error', () => {
  const { diagnostics, places } = checkEdited({
    file: 'products/wires.yaml',
    from: 'summary: ',
    to: suppressing('promise', 'risk-free'),
  });
  expect(diagnostics).toContainEqual({
    ...places[0],
    message: 'the suppression of "risk-free" matches nothing in this file',
    fix: 'remove it, or copy the exact words from the page',
  });
});

test("an unknown rule can't be suppressed", () => {
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
])('a block "%s" without "%s" is incomplete', (block, from, to, message) => {
  const { diagnostics } = checkEdited({ file: 'disclosures.yaml', from, to });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      file: 'content/disclosures.yaml',
      column: 1,
      message: expect.stringMatching(new RegExp(`^"${block}" does not say .*${message}`)),
    }),
  );
});
