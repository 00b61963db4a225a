import { TextEncoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import { filterFrom } from '../../lib/updates/update-filter';
import { UpdateList } from './UpdateList';
import type { UpdateInList } from './UpdateRow';

const kinds = [
  {
    id: 'product-updates',
    filter: 'Product Updates',
    title: 'Product updates',
    description: 'What is new.',
    name: 'Product update',
    pages: 2,
    pageTitle: 'P — H',
  },
  {
    id: 'customer-story',
    filter: 'Customer story',
    title: 'Customers',
    description: 'Sample stories.',
    name: 'Customer story',
    pages: 1,
    pageTitle: 'C — H',
  },
];
const update = (path: string, kind: string, sample = false) => ({
  breaking: false,
  action_by: null,
  passed: false,
  path,
  title: `About ${path}`,
  date: '2026-05-20',
  summary: 'A summary.',
  sample,
  kind,
  products: [{ rail: 'wires' as const, name: 'Wires' }],
  story: sample ? { figure: '40', label: 'investors', quote: 'We know who paid.', by: 'A customer' } : null,
});
const updates = [
  update('/updates/a', 'product-updates'),
  update('/updates/b', 'customer-story', true),
  update('/updates/c', 'product-updates'),
];

const show = (search: string, shown: UpdateInList[] = updates, pages = 1) =>
  render(
    <UpdateList
      pages={pages}
      page={{ headline: 'What changed', lede: 'And why.' }}
      kinds={kinds}
      updates={shown}
      filter={filterFrom(search, kinds)}
    />,
  );

const listed = (): (string | null)[] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('link').getAttribute('href'));

test.each([
  ['', ['/updates/a', '/updates/b', '/updates/c'], 'What changed', 'All'],
  ['?filter=Product+Updates', ['/updates/a', '/updates/c'], 'Product updates', 'Product Updates'],
  ['?filter=customer+story', ['/updates/b'], 'Customers', 'Customer story'],
  ['?filter=Nonsense', ['/updates/a', '/updates/b', '/updates/c'], 'What changed', 'All'],
])('%p shows %j under "%s", with the filter "%s" marked', (search, paths, heading, marked) => {
  show(search);
  expect(listed()).toEqual(paths);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  const filters = within(screen.getByRole('navigation', { name: 'Kinds of update' })).getAllByRole('link');
  const current = filters.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([marked]);
});

test('the filters link to the addresses that the menu uses', () => {
  show('');
  const nav = within(screen.getByRole('navigation', { name: 'Kinds of update' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/updates',
    '/updates?filter=Product+Updates',
    '/updates?filter=Customer+story',
  ]);
});

test('customers have tiles with a figure and a quote, marked as samples once; other lists have neither', () => {
  const { unmount } = show('?filter=Customer+story');
  expect(screen.getByText('Sample stories.')).toBeVisible();
  expect(screen.getByText('40')).toBeVisible();
  expect(screen.getByText(/We know who paid/)).toBeVisible();
  expect(screen.getByText(/\(sample\)/)).not.toBeVisible();
  unmount();
  show('');
  expect(screen.getByText('40')).not.toBeVisible();
  expect(screen.getByText(/\(sample\)/)).toBeVisible();
});

test('an unknown filter is reported', () => {
  show('?filter=Nonsense');
  expect(screen.getByRole('status')).toHaveTextContent(
    'There’s no filter “Nonsense”. All updates are shown.',
  );
});

test("without a filter there's no message", () => {
  show('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test("each update shows its day, the name of its kind, and whether it's a sample", () => {
  const { container } = show('');
  const rows = [...container.querySelectorAll('[data-updates] > li')];
  expect(rows[0]).toHaveTextContent('May 20, 2026 · Product update');
  expect(rows[0]).not.toHaveTextContent('(sample)');
  expect(rows[1]).toHaveTextContent('Customer story (sample)');
  expect(rows[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-05-20');
});

/** 30 product updates, then one story: more than a page, so that the story is in the list only for its filter. */
const many = [
  ...Array.from({ length: 30 }, (_, index) => update(`/updates/${index}`, 'product-updates')),
  update('/updates/story', 'customer-story', true),
];

test.each([
  ['', 20, '/updates/0', '/updates/page/2'],
  ['?filter=Product+Updates', 20, '/updates/0', '/updates/product-updates/page/2'],
  ['?filter=Customer+story', 1, '/updates/story', undefined],
])('with many updates, %p shows %p, starting at %s, and links to %p', (search, count, first, older) => {
  show(search, many, 2);
  expect(listed()).toHaveLength(count);
  expect(listed()[0]).toBe(first);
  const pages = screen.queryByRole('link', { name: 'Older updates' });
  expect(pages?.getAttribute('href')).toBe(older);
  if (older) expect(pages).toHaveAttribute('rel', 'next');
});

test('the built page contains what each filter shows, and links to a page of each kind', async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(
    <UpdateList
      pages={2}
      page={{ headline: 'What changed', lede: 'And why.' }}
      kinds={kinds}
      updates={many}
      filter={{ kind: undefined, unknown: undefined }}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('[data-updates] > li:not([data-further])')).toHaveLength(20);
  expect(page.querySelectorAll('[data-updates] > li')).toHaveLength(many.length);
  const filters = [...page.querySelectorAll('nav[aria-label="Kinds of update"] a')];
  expect(filters.map((link) => link.getAttribute('href'))).toEqual([
    '/updates',
    '/updates/product-updates',
    '/updates/customer-story',
  ]);
  const further = [...page.querySelectorAll('a[rel="next"]')].map((link) => link.getAttribute('href'));
  expect(further).toEqual(['/updates/page/2', '/updates/product-updates/page/2']);
});

test('a breaking update says so, with the deadline', () => {
  show('', [{ ...update('/updates/a', 'product-updates'), breaking: true, action_by: '2027-03-01' }]);
  const row = screen.getByRole('heading', { level: 2 }).closest('li');
  expect(row).toHaveTextContent('Breaking change');
  expect(row).toHaveTextContent('Act by Mar 1, 2027');
});

test('a deadline that has passed is marked as passed', () => {
  show('', [{ ...update('/updates/a', 'product-updates'), action_by: '2025-09-30', passed: true }]);
  const row = screen.getByRole('heading', { level: 2 }).closest('li');
  expect(row).toHaveTextContent('The deadline passed on Sep 30, 2025');
  expect(row).not.toHaveTextContent('Act by');
});

test("there's a feed of all updates, or of the kind shown", () => {
  show('?filter=Customer+story');
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/updates/customer-story.xml');
  expect(screen.queryByRole('link', { name: 'JSON Feed' })).toBeNull();
});
