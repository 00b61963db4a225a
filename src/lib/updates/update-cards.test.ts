import { updateCards } from './update-cards';

const kinds = [{ id: 'customer-story', name: 'Customer story' }];

test('each update gets the name of its kind and keeps its other fields', () => {
  const updates = [{ path: '/updates/a', kind: 'customer-story' }];
  expect(updateCards(updates, kinds)).toEqual([{ path: '/updates/a', kind: 'Customer story' }]);
  expect(updates[0]?.kind).toBe('customer-story');
});

test('a kind without a name is shown by its id', () => {
  expect(updateCards([{ kind: 'engineering' }], kinds)).toEqual([{ kind: 'engineering' }]);
});
