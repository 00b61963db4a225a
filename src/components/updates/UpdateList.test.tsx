import { render, screen, within } from '@testing-library/react';
import { filterFrom } from '../../lib/update-filter';
import { UpdateList } from './UpdateList';

const kinds = [
  { id: 'product-updates', filter: 'Product Updates', name: 'Product update' },
  { id: 'customer-story', filter: 'Customer story', name: 'Customer story' },
];
const update = (path: string, kind: string, sample = false) => ({
  path,
  title: `About ${path}`,
  date: '2026-05-20',
  summary: 'A summary.',
  sample,
  kind,
  products: [{ rail: 'wires' as const, name: 'Wires' }],
});
const updates = [
  update('/updates/a', 'product-updates'),
  update('/updates/b', 'customer-story', true),
  update('/updates/c', 'product-updates'),
];

const show = (search: string) =>
  render(
    <UpdateList
      page={{ headline: 'What changed', lede: 'And why.' }}
      kinds={kinds}
      updates={updates}
      filter={filterFrom(search, kinds)}
    />,
  );

const listed = (): (string | null)[] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('link').getAttribute('href'));

test.each([
  ['', ['/updates/a', '/updates/b', '/updates/c'], 'What changed', 'All'],
  ['?filter=Product+Updates', ['/updates/a', '/updates/c'], 'Product Updates', 'Product Updates'],
  ['?filter=customer+story', ['/updates/b'], 'Customer story', 'Customer story'],
  ['?filter=Nonsense', ['/updates/a', '/updates/b', '/updates/c'], 'What changed', 'All'],
])('%p shows %j under "%s", with the filter "%s" marked', (search, paths, heading, marked) => {
  show(search);
  expect(listed()).toEqual(paths);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  const filters = within(screen.getByRole('navigation', { name: 'Kinds of update' })).getAllByRole('link');
  const current = filters.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([marked]);
});

test('the filters lead to the addresses that the menu uses', () => {
  show('');
  const nav = within(screen.getByRole('navigation', { name: 'Kinds of update' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/updates',
    '/updates?filter=Product+Updates',
    '/updates?filter=Customer+story',
  ]);
});

test('a filter that there is not is told', () => {
  show('?filter=Nonsense');
  expect(screen.getByRole('status')).toHaveTextContent(
    'There is no filter “Nonsense”. All updates are shown.',
  );
});

test('without a filter there is nothing to tell', () => {
  show('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('each update tells its day, its kind in words, and whether it is a sample', () => {
  const { container } = show('');
  const rows = [...container.querySelectorAll('[data-updates] > li')];
  expect(rows[0]).toHaveTextContent('May 20, 2026 · Product update');
  expect(rows[0]).not.toHaveTextContent('(sample)');
  expect(rows[1]).toHaveTextContent('Customer story (sample)');
  expect(rows[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-05-20');
});
