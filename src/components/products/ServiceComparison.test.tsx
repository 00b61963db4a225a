import { render, screen, within } from '@testing-library/react';
import { ServiceComparison } from './ServiceComparison';

const service = {
  id: 'ach',
  name: 'Same Day ACH',
  timetable: '16:45 ET',
  settles: '⟦settlement:18:00 ET⟧',
  limit: { words: '$1,000,000' },
  limit_note: null,
  directions: ['push', 'pull'],
  final: false,
  returns: { text: 'It can be returned.' },
  needs: 'An account number.',
  fee: 'ach-fee',
} as const;
const wire = {
  ...service,
  id: 'wire',
  name: 'Fedwire',
  limit: null,
  limit_note: 'set by the bank',
  directions: ['push'],
  final: true,
  fee: 'gone',
} as const;

test('every service has a row with everything the chooser considers', () => {
  render(
    <ServiceComparison
      title="Every service"
      rails={[
        { rail: 'ach', product: { path: '/products/ach' }, services: [service] },
        { rail: 'wires', product: { path: '/products/wires' }, services: [wire] },
      ]}
      prices={[{ id: 'ach-fee', cents: 75, unit: 'per transfer' }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Every service' });
  const row = within(table).getByRole('row', { name: /Same Day ACH/ });
  expect(
    [...row.children].map(({ lastChild, textContent }) => lastChild?.textContent ?? textContent),
  ).toEqual([
    'A Same Day ACH',
    'send, collect',
    '16:45 ET',
    '18:00 ET',
    '$1,000,000',
    'No. It can be returned.',
    'An account number.',
    '$0.75 per transfer',
  ]);
  expect(within(row).getByRole('link', { name: '18:00 ET' })).toHaveAttribute('href', '#figure-settlement');
  expect(within(row).getByRole('link', { name: '$0.75 per transfer' })).toHaveAttribute(
    'href',
    '/fees#fee-ach-fee',
  );
  const other = within(table).getByRole('row', { name: /Fedwire/ });
  expect(other).toHaveTextContent('set by the bank');
  expect(other).toHaveTextContent('Yes. It can be returned.');
  expect(within(other).getByRole('link', { name: 'Fedwire' })).toHaveAttribute('href', '/products/wires');
});
