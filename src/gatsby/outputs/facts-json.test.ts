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
  source: { title: 'The operator', url: 'https://operator.example' },
};
type Node = Parameters<typeof factsJson>[0]['allFact']['nodes'][number];
const written = (...nodes: Node[]) =>
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

test('our own definition is left out', () => {
  const ours = {
    ...record,
    yamlId: 'page-size',
    as_of: null,
    review_by: null,
    confidence: null,
    source: null,
  };
  expect(written(ours, record).facts.map(({ id }) => id)).toEqual(['ceiling']);
});

test.each([
  ['time_et', '16:45', '16:45'],
  ['text', '24/7', '24/7'],
  ['count', '3', 3],
])('a value of unit %s', (unit, value, expected) => {
  expect(written({ ...record, unit, value }).facts[0]?.value).toBe(expected);
});
