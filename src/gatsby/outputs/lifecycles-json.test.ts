import { lifecycleFiles } from './lifecycles-json';

const lifecycle = {
  id: 'parcel',
  object: 'parcel_transfer',
  name: 'Parcel transfer',
  sentence: 'It is sent.',
  states: [{ name: 'sent', kind: 'line', final: true, text: 'Sent.' }],
  transitions: [{ from: 'packed', to: 'sent', when: 'It leaves.' }],
};
const files = lifecycleFiles({
  brand: { url: 'https://halyard.example' },
  allRail: { nodes: [{ rail: 'ach', product: { path: '/products/ach' }, lifecycles: [lifecycle] }] },
});
const read = (path: string): unknown => JSON.parse(files[path] ?? '');

const address = {
  rail: 'ach',
  url: 'https://halyard.example/lifecycles/parcel.json',
  page: 'https://halyard.example/products/ach#parcel',
};

test('a lifecycle is published with all its fields, its own address and that of its page', () => {
  expect(read('lifecycles/parcel.json')).toEqual({ ...lifecycle, ...address });
});

test('all lifecycles are listed', () => {
  const { id, object, name } = lifecycle;
  expect(read('lifecycles.json')).toEqual({ lifecycles: [{ id, object, name, ...address }] });
});
