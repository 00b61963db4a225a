import { render, screen, within } from '@testing-library/react';
import { rails } from '../../theme/rails';
import { FactRule } from './FactRule';
import { ProductGrid } from './ProductGrid';
import { SolutionList } from './SolutionList';
import { UpdateCards } from './UpdateCards';

const ach = {
  path: '/products/ach',
  name: 'ACH',
  rail: 'ach',
  summary: 'Credits and debits.',
  tag: '3 windows',
} as const;
const wires = {
  path: '/products/wires',
  name: 'Wires',
  rail: 'wires',
  summary: 'At once.',
  tag: 'final',
} as const;

/** Text of each element with a role, in order. */
const texts = (role: string): (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

test('products: a link each, in the order given, with heading, summary and tag', () => {
  render(<ProductGrid products={[wires, ach]} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/wires',
    '/products/ach',
    '/products#chooser',
  ]);
  expect(texts('heading')).toEqual(['Wires', 'ACH', 'Choose a rail']);
  expect(links[1]).toHaveTextContent(`${rails.ach.letter} ACHCredits and debits.3 windows`);
  expect(links[1]).toHaveAccessibleName('ACH Credits and debits. 3 windows');
});

test('solutions: a link each that says which products it uses', () => {
  const payroll = {
    path: '/solutions/payroll',
    name: 'Payroll',
    summary: 'Pay on Friday.',
    products: [ach, wires],
  };
  render(<SolutionList solutions={[payroll]} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/solutions/payroll');
  expect(link).toHaveAccessibleName(/Payroll\s*Pay on Friday\.\s*Uses ACH, Wires\./);
});

const update = {
  path: '/updates/wires',
  title: 'Wires say why',
  date: '2026-05-20',
  summary: 'The reason is there.',
  sample: false,
  kind: 'Product update',
  breaking: false,
  action_by: null,
  passed: false,
};

test('updates: the day in words and for machines, the kind, and whether it is a sample', () => {
  const story = { ...update, path: '/updates/story', title: 'A story', sample: true, kind: 'Customer story' };
  render(<UpdateCards updates={[update, story]} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('May 20, 2026 · Product updateWires say whyThe reason is there.');
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-05-20');
  expect(first).not.toHaveTextContent('sample');
  expect(second).toHaveTextContent('Customer story (sample)');
  expect(second).toHaveAttribute('href', '/updates/story');
});

test('a figure shows its label, its value, its date and its source', () => {
  const source = { title: 'FRB Services', url: 'https://frb.example/ach' };
  const fact = { words: '$1,000,000', as_of: '2022-03-18', source };
  render(<FactRule rail="ach" facts={[{ label: 'ceiling per entry', fact }]} />);
  const [term] = screen.getAllByRole('term');
  const [figure, origin] = screen.getAllByRole('definition');
  expect(term).toHaveTextContent('ceiling per entry');
  expect(figure).toHaveTextContent(/^\$1,000,000$/);
  expect(origin).toHaveTextContent('as of Mar 2022 · FRB Services');
  const link = within(origin as HTMLElement).getByRole('link', { name: 'FRB Services' });
  expect(link).toHaveAttribute('href', 'https://frb.example/ach');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('facts: our own definition has no date and no source', () => {
  const fact = { words: '14:00 ET', as_of: null, source: null };
  render(<FactRule rail="checks" facts={[{ label: 'our cutoff', fact }]} />);
  expect(texts('term')).toEqual(['our cutoff']);
  expect(texts('definition')).toEqual(['14:00 ET']);
});
