import { facts } from './fact';

const network = {
  id: 'ceiling',
  subject: 'ach',
  label: 'Limit per entry',
  value: 1000000,
  unit: 'usd',
  as_of: '2022-03-18',
  source: { title: 'The operator', url: 'https://www.nacha.org/rules/limit' },
  confidence: 'official',
  review_by: '2027-05-20',
};
const ours = { id: 'page-size', subject: 'api', label: 'Page size', value: 100, unit: 'count', ours: true };

const messages = (record: object): string[] => {
  const { error } = facts.safeParse([record]);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

test.each([
  ['of a network, with its source', network],
  ['that we define', ours],
])('a fact %s is right', (_what, record) => {
  expect(messages(record)).toEqual([]);
});

test.each(['as_of', 'source', 'confidence', 'review_by'])('a fact of a network needs %s', (field) => {
  expect(messages({ ...network, [field]: undefined })).toEqual([
    '0.id needs as_of, source, confidence, review_by; add what is missing, or "ours: true" for our own definition',
  ]);
});

test.each(['as_of', 'source', 'confidence', 'review_by'] as const)(
  'our own definition has no %s',
  (field) => {
    expect(messages({ ...ours, [field]: network[field] })).toEqual([
      '0.ours is our own definition, so it has no as_of, source, confidence, review_by; remove them, or remove "ours"',
    ]);
  },
);

test('an official source is an operator, a regulator or a rule book', () => {
  const source = { title: 'A blog', url: 'https://blog.example/ach' };
  expect(messages({ ...network, source })).toEqual([
    expect.stringMatching(
      /^0\.source\.url is on no host of an operator or regulator; cite one of frbservices\.org, /,
    ),
  ]);
  expect(messages({ ...network, source, confidence: 'secondary' })).toEqual([]);
});

test.each([
  ['dollars', network],
  ['a count', ours],
])('%s are not negative', (_what, record) => {
  expect(messages({ ...record, value: -5 })).toEqual([
    expect.stringMatching(/^0\.value is not a number.*; write only the digits, .* or a minus sign$/),
  ]);
});

test('a source has an address', () => {
  expect(messages({ ...network, source: { title: 'The operator' } })).toEqual([
    expect.stringMatching(/^0\.source\.url /),
  ]);
});
