import { fireEvent, render, screen } from '@testing-library/react';
import { ProductChanges } from './ProductChanges';

const change = (date: string, title: string, breaking = false) => ({
  path: `/updates/${title.toLowerCase()}`,
  title,
  date,
  kind: 'Product update',
  sample: false,
  breaking,
  action_by: breaking ? '2027-03-01' : null,
});
const changes = [
  change('2026-05-20', 'Newest'),
  change('2026-03-02', 'Middle', true),
  change('2025-01-08', 'Oldest'),
];

// As the inline script does, without which the form is not shown.
beforeAll(() => document.documentElement.setAttribute('data-script', ''));
afterAll(() => document.documentElement.removeAttribute('data-script'));

function open(search: string) {
  window.history.replaceState(null, '', `/updates/products/wires${search}`);
  return render(<ProductChanges changes={changes} list="/updates/products/wires" />);
}
const listed = () => [...document.querySelectorAll('[data-changes] a')].map((link) => link.textContent);
const since = () => screen.getByLabelText('What changed since');

test('without a day everything is listed, newest first, with what breaks and until when to act', () => {
  open('');
  expect(listed()).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(screen.getByRole('status')).toHaveTextContent('3 updates, 1 of them breaking.');
  expect(screen.getByText('Breaking change').closest('li')).toHaveTextContent('Act by Mar 1, 2027');
});

test('the day of the address is the one that counts', () => {
  open('?since=2026-03-02');
  expect(since()).toHaveValue('2026-03-02');
  expect(listed()).toEqual(['Newest', 'Middle']);
  expect(screen.getByRole('status')).toHaveTextContent('2 updates since Mar 2, 2026, 1 of them breaking.');
});

test('a day that is chosen stands in the address, and an emptied field takes it out again', () => {
  open('');
  fireEvent.change(since(), { target: { value: '2026-05-01' } });
  expect(window.location.search).toBe('?since=2026-05-01');
  expect(listed()).toEqual(['Newest']);
  fireEvent.change(since(), { target: { value: '' } });
  expect(window.location.search).toBe('');
  expect(listed()).toHaveLength(3);
});

test('words that are no day are told, and everything is listed', () => {
  open('?since=last+week');
  expect(since()).toHaveAccessibleDescription('“last week” is not a day. Write one like 2026-05-01.');
  expect(since()).toBeInvalid();
  expect(listed()).toHaveLength(3);
});

test('the list has a feed', () => {
  open('');
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/updates/products/wires.xml');
});
