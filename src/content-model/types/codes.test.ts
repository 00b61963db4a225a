import { codeNetwork } from './codes';

const code = {
  code: 'R01',
  slug: 'r01',
  reason: 'insufficient_funds',
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

const withRelated = (record: object, slugs: string[]): object => ({ ...record, related: slugs });
const other = { ...code, code: 'R02', slug: 'r02' };

test.each([
  ['a code in lowercase', [{ ...code, code: 'r01' }], ['codes.0.code is in lowercase letters; write "R01"']],
  ['a short code of the API', [{ ...code, code: 'lost', slug: 'lost', reason: 'lost' }], []],
  ['a code of the API', [{ ...code, code: 'account_closed', slug: 'account-closed' }], []],
  [
    'the slug of another code',
    [code, { ...other, slug: 'r01' }],
    ['codes.1.slug is not the slug of the code "R02"; write "slug: r02", or correct the code'],
  ],
  ['a related code', [withRelated(code, ['r02']), other], []],
  [
    'a related code that does not exist',
    [withRelated(code, ['r03']), other],
    ['codes.0.related.0 is not the slug of another code in this file; correct or remove it'],
  ],
  [
    'a code related to itself',
    [withRelated(code, ['r01'])],
    ['codes.0.related.0 is not the slug of another code in this file; correct or remove it'],
  ],
])('%s', (_what, codes, expected) => {
  expect(messages({ ...network, codes })).toEqual(expected);
});
