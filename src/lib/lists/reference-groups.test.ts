import { groupId } from './reference-groups';

test("a group's fragment is derived from its name", () => {
  expect(groupId('Real-time payments')).toBe('real-time-payments');
});
