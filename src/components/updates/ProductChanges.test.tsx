import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
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

function open(search: string, props: Partial<ComponentProps<typeof ProductChanges>> = {}) {
  window.history.replaceState(null, '', `/updates/products/wires${search}`);
  return render(
    <ProductChanges
      changes={changes.slice(0, 3)}
      list="/updates/products/wires"
      page={1}
      pages={1}
      total={3}
      {...props}
    />,
  );
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

describe('of several pages', () => {
  const older = [change('2024-12-01', 'Ancient', true), change('2024-11-01', 'First')];
  const fetched = jest.fn();
  const several = { pages: 2, total: 5 };
  beforeEach(() => {
    fetched.mockReset();
    Object.assign(globalThis, { fetch: fetched });
  });
  const answer = (changes: object[]) => ({ ok: true, json: async () => changes });

  test('the first page leads to older ones, and loads nothing before a day is asked for', () => {
    open('', several);
    expect(screen.getByRole('link', { name: 'Older updates' })).toHaveAttribute(
      'href',
      '/updates/products/wires/page/2',
    );
    expect(screen.getByRole('status')).toHaveTextContent('5 updates, newest first.');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a day is answered from all pages', async () => {
    fetched.mockResolvedValue(answer([...changes, ...older]));
    open('?since=2024-12-01', several);
    expect(screen.getByRole('status')).toHaveTextContent('Loading older updates…');
    expect(await screen.findByRole('link', { name: 'Ancient' })).toBeVisible();
    expect(listed()).toEqual(['Newest', 'Middle', 'Oldest', 'Ancient']);
    expect(screen.getByRole('status')).toHaveTextContent('4 updates since Dec 1, 2024, 2 of them breaking.');
    expect(screen.queryByRole('link', { name: 'Older updates' })).toBeNull();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/updates/products/wires.json']);
  });

  test('where the others cannot be loaded, this page stays, says so, and the next day asks again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    open('?since=2024-12-01', several);
    expect(await screen.findByText(/couldn’t be loaded/)).toBeVisible();
    expect(listed()).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(screen.getByRole('link', { name: 'Older updates' })).toBeVisible();
    fetched.mockResolvedValue(answer([...changes, ...older]));
    fireEvent.change(since(), { target: { value: '2024-11-01' } });
    expect(await screen.findByRole('link', { name: 'First' })).toBeVisible();
  });

  test('a further page leads both ways and asks for no day', () => {
    open('?since=2026-03-02', { page: 2, pages: 3, total: 45 });
    expect(screen.queryByLabelText('What changed since')).toBeNull();
    expect(listed()).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(screen.getByRole('link', { name: 'Newer updates' })).toHaveAttribute(
      'href',
      '/updates/products/wires',
    );
    expect(screen.getByRole('link', { name: 'Older updates' })).toHaveAttribute(
      'href',
      '/updates/products/wires/page/3',
    );
  });
});
