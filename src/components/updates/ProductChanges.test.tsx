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
  passed: false,
});
const changes = [
  change('2026-05-20', 'Newest'),
  change('2026-03-02', 'Middle', true),
  change('2025-01-08', 'Oldest'),
];

// Set by the inline script; without it the form is hidden.
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
afterEach(() => void window.dispatchEvent(new Event('pagehide')));
const listed = () => [...document.querySelectorAll('[data-changes] a')].map((link) => link.textContent);
const since = () => screen.getByLabelText('Changes since');

test('without a day everything is listed, newest first, with breaking changes and their deadlines', () => {
  open('');
  expect(listed()).toEqual(['Newest', 'Middle', 'Oldest']);
  expect(screen.getByRole('status')).toHaveTextContent('3 updates, 1 of them breaking.');
  expect(screen.getByText('Breaking change').closest('li')).toHaveTextContent('Act by Mar 1, 2027');
});

test('the day comes from the address', () => {
  open('?since=2026-03-02');
  expect(since()).toHaveValue('2026-03-02');
  expect(listed()).toEqual(['Newest', 'Middle']);
  expect(screen.getByRole('status')).toHaveTextContent('2 updates since Mar 2, 2026, 1 of them breaking.');
});

test('an invalid day is reported, and everything is listed', () => {
  open('?since=last+week');
  expect(since()).toHaveAccessibleDescription('“last week” isn’t a date. Enter one such as 2026-05-01.');
  expect(since()).toBeInvalid();
  expect(listed()).toHaveLength(3);
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

  test('the first page links to older ones, and loads nothing until a day is chosen', () => {
    open('', several);
    expect(screen.getByRole('link', { name: 'Older updates' })).toHaveAttribute(
      'href',
      '/updates/products/wires/page/2',
    );
    expect(screen.getByRole('status')).toHaveTextContent('5 updates, newest first.');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a chosen day includes updates from all pages', async () => {
    fetched.mockResolvedValue(answer([...changes, ...older]));
    open('?since=2024-12-01', several);
    expect(screen.getByRole('status')).toHaveTextContent('Loading older updates…');
    expect(await screen.findByRole('link', { name: 'Ancient' })).toBeVisible();
    expect(listed()).toEqual(['Newest', 'Middle', 'Oldest', 'Ancient']);
    expect(screen.getByRole('status')).toHaveTextContent('4 updates since Dec 1, 2024, 2 of them breaking.');
    expect(screen.queryByRole('link', { name: 'Older updates' })).toBeNull();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/updates/products/wires.json']);
  });

  test("if the others can't be loaded, this page stays and says so, and the next day tries again", async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    open('?since=2024-12-01', several);
    expect(await screen.findByText(/couldn’t be loaded/)).toBeVisible();
    expect(listed()).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(screen.getByRole('link', { name: 'Older updates' })).toBeVisible();
    fetched.mockResolvedValue(answer([...changes, ...older]));
    fireEvent.change(since(), { target: { value: '2024-11-01' } });
    expect(await screen.findByRole('link', { name: 'First' })).toBeVisible();
  });

  test('a further page links both ways and has no day field', () => {
    open('?since=2026-03-02', { page: 2, pages: 3, total: 45 });
    expect(screen.queryByLabelText('Changes since')).toBeNull();
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
