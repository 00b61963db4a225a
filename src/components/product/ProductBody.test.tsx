import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ProductBody from './ProductBody';

const product: ComponentProps<typeof ProductBody>['product'] = {
  rail: 'wires',
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

test('the body of a product page goes from its states to its closing call', () => {
  render(<ProductBody product={product} lifecycles={lifecycles} signUp={signUp} />);
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
