import { render, screen, within } from '@testing-library/react';
import HomeSections from './HomeSections';
import HomeTop from './HomeTop';

const signUp = { name: 'Get started', href: 'https://dashboard.example/signup' };
const head = (title: string) => ({ title, lede: null });

test('the top has a headline, two links and the map', () => {
  const map = { software: 'Your software', api: 'API', ledger: 'Ledger', lines: [] };
  render(<HomeTop headline="Every rail." lede="One API." map={map} signUp={signUp} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every rail.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://dashboard.example/signup',
    '/documentation',
  ]);
  expect(screen.getByRole('figure')).toBeInTheDocument();
});

test('the sections below are regions in order, and updates show the name of their kind', () => {
  const update = {
    path: '/updates/a',
    title: 'A',
    date: '2026-05-20',
    summary: 'a',
    sample: false,
    kind: 'engineering',
  };
  render(
    <HomeSections
      home={{
        products: head('Products'),
        request: {
          head: head('One request'),
          object: 'ach_transfer_1',
          product: { request: { snippets: [{ name: 'cURL', html: '<pre></pre>' }] } },
          states: [{ name: 'submitted', detail: 'now', done: true }],
        },
        solutions: head('Solutions'),
        updates: head('Updates'),
        closing: head('Begin'),
      }}
      board={{ note: 'Our cutoffs.', sources: 'Sources' }}
      products={[]}
      solutions={[]}
      updates={[update]}
      kinds={[{ id: 'engineering', name: 'Engineering note' }]}
      signUp={signUp}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Products',
    'One request',
    'Solutions',
    'Updates',
    'Begin',
  ]);
  expect(screen.getByRole('link', { name: 'Sources' })).toHaveAttribute('href', '/facts');
  const updates = within(screen.getByRole('region', { name: 'Updates' }));
  expect(updates.getByRole('link')).toHaveTextContent('Engineering note');
  const request = within(screen.getByRole('region', { name: 'One request' }));
  expect(request.getByRole('list', { name: 'States of the example transfer' })).toHaveTextContent(
    'submitted',
  );
  expect(request.getByText('ach_transfer_1')).toBeInTheDocument();
});
