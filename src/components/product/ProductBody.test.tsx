import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import ProductBody from './ProductBody';

const product: ComponentProps<typeof ProductBody>['product'] = {
  rail: 'wires',
  states_lede: 'Short.',
  features: [{ icon: 'clock', title: 'Hours', text: 'Long.' }],
  failures: [{ title: 'Reversed', text: 'It is returned.' }],
  request: {
    title: 'Send a wire',
    snippets: [{ name: 'cURL', html: '<pre>curl it</pre>' }],
    highlightedResponse: '<pre>{ "status": "complete" }</pre>',
  },
  simulations: [{ call: '/simulations/wire_transfers/{id}/reverse', text: 'It is returned.' }],
  codes: {
    title: 'Codes',
    lede: 'Short.',
    rows: [
      {
        code: 'R01, X9',
        links: [
          { code: 'R01', href: '/documentation/codes/ach-returns/r01' },
          { code: 'X9', href: null },
        ],
        meaning: 'No funds',
        text: 'Wait.',
      },
    ],
  },
  documents: [{ name: 'Fedwire step by step', href: '/documentation/fedwire' }],
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

test('the body of a product page has its sections in order, and its states as a table on demand', async () => {
  render(<ProductBody product={product} lifecycles={lifecycles} signUp={signUp} />);
  expect(regions()).toEqual([
    'States',
    'Request and response',
    'Features',
    'Simulations',
    'What can go wrong',
    'Codes',
    'Solutions and documentation',
    'Try it in the sandbox',
  ]);
  const states = within(screen.getByRole('region', { name: 'States' }));
  expect(states.getByRole('heading', { name: /^Wire transfer/ })).toBeInTheDocument();
  const table = states.getByText('All states');
  expect(states.getByRole('rowheader', { name: /^complete/ })).not.toBeVisible();
  await userEvent.click(table);
  expect(states.getByRole('rowheader', { name: /^complete/ })).toBeVisible();
});

test('the request has its languages, with the response beside it', () => {
  render(<ProductBody product={product} lifecycles={[]} signUp={signUp} />);
  expect(screen.getByRole('radio', { name: 'cURL' })).toBeChecked();
  expect(screen.getByText('curl it')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Response' })).toBeInTheDocument();
  expect(screen.getByText(/"status": "complete"/)).toBeInTheDocument();
});

test('simulations, codes and documentation are listed', () => {
  render(<ProductBody product={product} lifecycles={[]} signUp={signUp} />);
  const simulations = within(screen.getByRole('region', { name: 'Simulations' }));
  expect(simulations.getByRole('term')).toHaveTextContent('POST /simulations/wire_transfers/{id}/reverse');
  expect(simulations.getByRole('definition')).toHaveTextContent('It is returned.');
  const row = screen.getByRole('row', { name: /^R01/ });
  expect(row).toHaveTextContent('R01, X9No fundsWait.');
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/documentation/codes/ach-returns/r01']);
  expect(screen.getByRole('link', { name: 'Fedwire step by step' })).toHaveAttribute(
    'href',
    '/documentation/fedwire',
  );
});

test('a product without codes has no table of codes', () => {
  render(<ProductBody product={{ ...product, codes: null }} lifecycles={[]} signUp={signUp} />);
  expect(screen.queryByRole('table', { name: 'Codes' })).toBeNull();
});
