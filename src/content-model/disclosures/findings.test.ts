import { type BlockWords, findingsOn } from './findings';
import type { Names } from './rule-input';

const names: Names = {
  brand: 'Quayside',
  banks: ['First Bank, N.A.', 'Second Bank'],
  issuer: 'First Bank, N.A.',
  network: 'the network',
  maximum: '$250,000',
};
const blocks: BlockWords = { general: 'GENERAL', fdic_status: 'STATUS', deposit_placement: 'PLACEMENT' };
const statements =
  'Quayside is not a bank. Deposit insurance covers the failure of an insured bank. Money is held at First Bank, N.A. and Second Bank, Members FDIC.';

const rulesFor = (words: string, footer = 'GENERAL STATUS PLACEMENT') =>
  findingsOn({ parts: [{ words }], footer }, names, blocks).map(({ rule }) => rule);

test.each([
  ['Your money is insured.'],
  ['It is FDIC-eligible.'],
  ['Coverage is up to $250,000.'],
  ['Pass-through coverage is there.'],
  ['Deposit insurance is simple.'],
  ['Money is uninsured here.'],
])('a claim without its disclosures is refused: %s', (claim) => {
  expect(rulesFor(claim)).toEqual(['insurance_claim']);
  expect(rulesFor(`${claim} ${statements} Conditions apply.`)).toEqual([]);
});

const complete = `Your money is insured. ${statements}`;

test.each([
  ['not a bank', 'Quayside is not a bank. ', 'that {brand} is not a bank or is not insured'],
  [
    'the failure of a bank',
    'Deposit insurance covers the failure of an insured bank. ',
    'covers the failure',
  ],
  ['a bank', 'First Bank, N.A. and ', 'at which banks the money is held'],
])('without %s the claim is refused with that message', (_, missing, message) => {
  const [finding] = findingsOn(
    { parts: [{ words: complete.replace(missing, '') }], footer: 'GENERAL STATUS' },
    names,
    blocks,
  );
  expect(finding?.message).toContain(message);
  expect(finding?.message).toContain('12 CFR 328.102(b)');
  expect(finding?.fix).toMatch(/^add to the same part: "/);
});

test('pass-through coverage needs its conditions', () => {
  expect(rulesFor(`Pass-through coverage. ${statements}`)).toEqual(['insurance_claim']);
  expect(rulesFor(`Pass-through coverage, on conditions. ${statements}`)).toEqual([]);
});

test('disclosures must be in the same part of the page', () => {
  const page = {
    parts: [{ words: 'It is insured.' }, { words: statements }],
    footer: 'GENERAL STATUS',
  };
  expect(findingsOn(page, names, blocks)).toMatchObject([{ rule: 'insurance_claim', words: 'insured' }]);
});

test('a list of references needs only the footer', () => {
  const page = (footer: string) => ({ parts: [{ words: '$250,000', references: true }], footer });
  expect(findingsOn(page('GENERAL STATUS'), names, blocks)).toEqual([]);
  expect(findingsOn(page('GENERAL'), names, blocks)).toMatchObject([
    { fix: 'add fdic_status to "disclosures" of the page' },
  ]);
});

test.each([
  [complete, 'GENERAL', 'insurance_claim bank_status'],
  [complete, 'STATUS', 'insurance_claim bank_status'],
  ['Held at Second Bank, Member FDIC.', 'GENERAL', 'bank_status'],
  ['We issue virtual cards.', 'STATUS', 'cards'],
  ['A card program takes weeks.', '', 'cards'],
  ['Deposits go to a placement network.', 'GENERAL STATUS', 'deposit_placement'],
  ['A sweep every night.', 'GENERAL STATUS', 'deposit_placement'],
])('%s above a footer of "%s" lacks a block', (words, footer, rule) => {
  expect(rulesFor(words, footer)).toEqual(rule.split(' '));
  expect(rulesFor(words)).toEqual([]);
});

test.each([
  ['First Bank, N.A., Member FDIC, holds it.', []],
  ['Held at First Bank, N.A. and Second Bank, Members FDIC.', []],
  ['Quayside, Member FDIC, holds it.', ['member_fdic']],
  ['Third Bank, Member FDIC.', ['member_fdic']],
  ['A Member FDIC bank.', ['member_fdic']],
  ['Quayside Bank is here.', ['brand_as_bank']],
  ["Quayside's banking.", ['brand_as_bank']],
  ['Quayside pays interest.', ['brand_as_bank']],
  ['Quayside banks on you.', ['brand_as_bank']],
  ['Quayside is not a bank.', []],
  ['The partner bank pays interest.', []],
  ['Delivery is guaranteed.', ['promise']],
  ['A Risk-Free start.', ['promise']],
  ['There is no risk.', ['promise']],
  ['There is no riskier rail.', []],
])('%s', (words, found) => {
  expect(rulesFor(words)).toEqual(found);
});

test('each refused word is reported, but a claim once per part', () => {
  expect(rulesFor('guaranteed and guaranteed')).toEqual(['promise', 'promise']);
  expect(rulesFor('insured and insured')).toEqual(['insurance_claim']);
});

test('unknown names match nothing', () => {
  const parts = [{ words: 'The bank pays interest.' }];
  expect(findingsOn({ parts, footer: '' }, { ...names, brand: '', maximum: '' }, blocks)).toEqual([]);
});
