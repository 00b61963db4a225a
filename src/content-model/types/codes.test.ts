import { codeNetwork } from './codes';

const code = {
  code: 'R01',
  slug: 'r01',
  reason: 'insufficient_fund',
  title: 'Insufficient funds',
  meaning: 'Too little money.',
  said_by: 'The receiving bank',
  retry: 'after',
  advice: 'Wait.',
  customer: 'The balance was too low.',
};
const network = {
  title: 'ACH return codes',
  description: 'What each ACH return code means, who sends it, and whether to retry the payment.',
  name: 'ACH return codes',
  singular: 'ACH return code',
  lede: 'Why an entry was returned.',
  note: 'The advice is ours.',
  codes: [code],
};

const messages = (record: object): string[] => {
  const { error } = codeNetwork.safeParse(record);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

test.each([
  ['that we define, without a source', network],
  ['of a rule book', { ...network, source: { title: 'Rules', url: 'https://www.nacha.org/rules' } }],
])('codes %s', (_what, record) => {
  expect(messages(record)).toEqual([]);
});

test('codes cite an operator, a regulator or a rule book', () => {
  const source = { title: 'A blog', url: 'https://blog.example' };
  expect(messages({ ...network, source })).toEqual([
    expect.stringMatching(/^source\.url is on no host of an operator or regulator; cite one of /),
  ]);
});

test.each([
  ['POST /simulations/ach_transfers/ach_transfer_7lrwfvealkxwkkxzwwhp/return', []],
  [
    'POST /simulations/ach_transfers/{id}/return',
    [
      'codes.0.simulate has a placeholder in its path, which no snippet can send; write a sample id in its place',
    ],
  ],
])('the request %s', (simulate, expected) => {
  expect(messages({ ...network, codes: [{ ...code, simulate }] })).toEqual(expected);
});
