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

test('a resource stands among those of its group, and the other groups are one link each', () => {
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

test('a group is at its name', () => {
  expect(groupId('Real-time payments')).toBe('real-time-payments');
});
