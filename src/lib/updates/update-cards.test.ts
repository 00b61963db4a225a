import { updateCards } from './update-cards';

const kinds = [{ id: 'customer-story', name: 'Customer story' }];

test('each update carries the name of its kind and keeps the rest', () => {
  const updates = [{ path: '/updates/a', kind: 'customer-story' }];
  expect(updateCards(updates, kinds)).toEqual([{ path: '/updates/a', kind: 'Customer story' }]);
  expect(updates[0]?.kind).toBe('customer-story');
});

test('a kind without a name stands for itself', () => {
  expect(updateCards([{ kind: 'engineering' }], kinds)).toEqual([{ kind: 'engineering' }]);
});
