import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ProductBody from './ProductBody';

type Product = ComponentProps<typeof ProductBody>['product'];

const product: Product = {
  name: 'Wires',
  rail: 'wires',
  headline: 'Plug into Fedwire.',
  lede: 'Final at once.',
  notice: null,
  documentation: '/documentation/fedwire',
  facts: [],
  states_lede: 'Short.',
  features: [{ icon: 'clock', title: 'Hours', text: 'Long.' }],
  failures: [{ title: 'Reversed', text: 'It comes back.' }],
  solutions: [],
};
const lifecycles = [
  {
    id: 'wire-transfer',
    object: 'wire_transfer',
    name: 'Wire transfer',
    sentence: 'It is sent and then done.',
    states: [
      { name: 'submitted', kind: 'line' as const, final: false, text: 'Sent.' },
      { name: 'complete', kind: 'line' as const, final: true, text: 'Done.' },
    ],
    transitions: [{ from: 'submitted', to: 'complete', when: 'Fedwire settles it.' }],
  },
];
const signUp = { name: 'Get started', href: 'https://dashboard.example/signup' };

const regions = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a product page is complete from its heading to its closing call', () => {
  render(<ProductBody product={product} lifecycles={lifecycles} signUp={signUp} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plug into Fedwire.');
  expect(screen.getByText('Wires', { exact: false, selector: 'p' })).toHaveTextContent('Products / Wires');
  expect(screen.getByRole('link', { name: 'Wires in the docs' })).toHaveAttribute(
    'href',
    '/documentation/fedwire',
  );
  expect(regions()).toEqual([
    'Every state it can be in',
    'What you get',
    'How it fails',
    'Where it is used',
    'Try it in the sandbox.',
  ]);
  const states = within(screen.getByRole('region', { name: 'Every state it can be in' }));
  expect(states.getByRole('heading', { name: /^Wire transfer/ })).toBeInTheDocument();
  expect(states.getByRole('rowheader', { name: /^complete/ })).toBeVisible();
});

test('a notice that the law asks for stands before all else', () => {
  render(
    <ProductBody
      product={{ ...product, notice: 'We are not a bank.' }}
      lifecycles={lifecycles}
      signUp={signUp}
    />,
  );
  expect(regions()[0]).toBe('What this is, and what it is not');
  expect(screen.getByText('We are not a bank.')).toBeInTheDocument();
});
