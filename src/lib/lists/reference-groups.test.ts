import { groupId, sideGroups } from './reference-groups';

const groups = [
  { name: 'ACH', resources: [{ name: 'ACH transfers', path: '/api/ach-transfers' }] },
  {
    name: 'Real-time payments',
    resources: [
      { name: 'Transfers', path: '/api/transfers' },
      { name: 'Routing numbers', path: '/api/routing-numbers' },
    ],
  },
];

test('a resource is listed with its group, and each other group is one link', () => {
  expect(sideGroups(groups, '/api/routing-numbers')).toEqual([
    {
      title: 'Real-time payments',
      links: [
        { name: 'Transfers', href: '/api/transfers' },
        { name: 'Routing numbers', href: '/api/routing-numbers' },
      ],
    },
    { title: 'More of the API', links: [{ name: 'ACH', href: '/documentation/api#ach' }] },
  ]);
});

test("a group's fragment is derived from its name", () => {
  expect(groupId('Real-time payments')).toBe('real-time-payments');
});
