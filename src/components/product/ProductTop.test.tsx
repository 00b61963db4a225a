import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ProductTop from './ProductTop';

const product: ComponentProps<typeof ProductTop>['product'] = {
  name: 'Wires',
  rail: 'wires',
  headline: 'Plug into Fedwire.',
  lede: 'Final at once.',
  notice: null,
  documentation: '/documentation/fedwire',
  facts: [],
  codes: null,
};
const signUp = { name: 'Get started', href: 'https://dashboard.example/signup' };
const fedwire = {
  id: 'fedwire',
  name: 'Fedwire',
  kind: 'span' as const,
  windows: [],
  opens: { value: '21:00' },
  cutoff: { value: '18:45' },
  settlement: null,
  settled_by: null,
  timetable: '21:00 to 18:45 ET',
  settles: 'on acceptance',
  limit: null,
  limit_note: 'set by the bank',
  returns: { text: 'Nothing.' },
};

const regions = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the top says what the product is and links on', () => {
  render(<ProductTop product={product} services={[]} signUp={signUp} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plug into Fedwire.');
  const all = screen.getByRole('link', { name: 'Products' });
  expect(all).toHaveAttribute('href', '/products');
  expect(all.parentElement).toHaveTextContent('Products / Wires');
  expect(screen.getByRole('link', { name: 'Wires in the docs' })).toHaveAttribute(
    'href',
    product.documentation,
  );
  expect(screen.getByRole('link', { name: /^Get started/ })).toHaveAttribute('href', signUp.href);
  expect(regions()).toEqual(['On this page']);
});

test('a notice that the law requires is above everything else', () => {
  render(
    <ProductTop
      product={{ ...product, notice: 'We are not a bank.' }}
      services={[fedwire]}
      signUp={signUp}
    />,
  );
  expect(regions()).toEqual(['Who provides the banking services', 'On this page', 'Cutoffs and settlement']);
  expect(screen.getByText('We are not a bank.')).toBeInTheDocument();
});

test.each([
  { name: 'a rail with cutoffs', services: [fedwire], codes: null, first: 'Cutoffs and settlement' },
  { name: 'a rail without, with codes', services: [], codes: { title: 'Codes' }, first: 'States' },
])('the contents list the sections of $name in order', ({ services, codes, first }) => {
  render(<ProductTop product={{ ...product, codes }} services={services} signUp={signUp} />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links[0]).toBe(first);
  expect(links.slice(codes ? -3 : -2)).toEqual([
    'What can go wrong',
    ...(codes ? ['Codes'] : []),
    'Solutions and documentation',
  ]);
  expect(contents.getByRole('link', { name: 'States' })).toHaveAttribute('href', '#states');
});

test('the timetable shows the cutoff, settlement, limit and returns of each service', () => {
  render(
    <ProductTop
      product={product}
      services={[
        fedwire,
        { ...fedwire, id: 'other', name: 'Other', limit: { words: '$5' }, limit_note: null },
      ]}
      signUp={signUp}
    />,
  );
  expect(
    screen.getAllByRole('img', { name: 'Wires: timetable', hidden: true })[0],
  ).toHaveAccessibleDescription(
    /^Fedwire: runs from 9:00 p\.m\. ET on the evening before until 6:45 p\.m\. ET and settles on acceptance\. Other: runs/,
  );
  const rows = within(screen.getByRole('table', { name: /^Wires: cutoffs/ })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'FedwireCutoff: 21:00 to 18:45 ETSettles: on acceptanceLimit: set by the bankReturns: Nothing.',
    'OtherCutoff: 21:00 to 18:45 ETSettles: on acceptanceLimit: $5Returns: Nothing.',
  ]);
});
