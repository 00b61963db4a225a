import { factsJson } from './facts-json';

const record = {
  yamlId: 'ceiling',
  subject: 'ach',
  label: 'Ceiling',
  value: '1000000',
  unit: 'usd',
  words: '$1,000,000',
  as_of: '2022-03-18',
  review_by: '2027-05-20',
  confidence: 'official',
  source: { title: 'The operator', url: null },
};
const written = (...nodes: (typeof record)[]) =>
  JSON.parse(factsJson({ brand: { url: 'https://halyard.example' }, allFact: { nodes } })) as {
    page: string;
    facts: Record<string, unknown>[];
  };

test('a record has its id, its value as a number, and its address', () => {
  const { yamlId: _, ...rest } = record;
  expect(written(record)).toEqual({
    page: 'https://halyard.example/facts',
    facts: [{ ...rest, id: 'ceiling', value: 1_000_000, url: 'https://halyard.example/facts#ceiling' }],
  });
});

test.each([
  ['time_et', '16:45', '16:45'],
  ['text', '24/7', '24/7'],
  ['count', '3', 3],
])('a value of unit %s', (unit, value, expected) => {
  expect(written({ ...record, unit, value }).facts[0]?.value).toBe(expected);
});
