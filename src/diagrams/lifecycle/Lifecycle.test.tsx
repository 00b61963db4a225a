import { render, screen, within } from '@testing-library/react';
import { Lifecycle } from './Lifecycle';

const lifecycle = {
  object: 'ach_transfer',
  stations: [
    { name: 'pending_submission', text: 'Waits for the next window.' },
    { name: 'submitted', text: 'The network has it.' },
  ],
  branches: [{ name: 'returned', from: 'submitted', text: 'The bank sent it back.' }],
};

test('the ordinary way is a list in its order, with what each state means', () => {
  render(<Lifecycle rail="ach" lifecycle={lifecycle} />);
  expect(screen.getByRole('heading', { name: 'ach_transfer, the ordinary way' })).toBeInTheDocument();
  const [way] = screen.getAllByRole('list');
  expect(way?.tagName).toBe('OL');
  const states = within(way as HTMLElement).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'pending_submissionWaits for the next window.',
    'submittedThe network has it.',
  ]);
});

test('a branch says from where it leaves the line', () => {
  render(<Lifecycle rail="ach" lifecycle={lifecycle} />);
  expect(screen.getByRole('heading', { name: 'Where it can leave the line' })).toBeInTheDocument();
  const branch = screen.getByText('returned').closest('li');
  expect(branch).toHaveTextContent('returnedfrom submittedThe bank sent it back.');
});

test('without branches there is no empty list', () => {
  render(<Lifecycle rail="ach" lifecycle={{ ...lifecycle, branches: [] }} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /leave the line/ })).not.toBeInTheDocument();
});

test('names of states are code', () => {
  render(<Lifecycle rail="ach" lifecycle={lifecycle} />);
  for (const name of ['pending_submission', 'submitted', 'returned']) {
    expect(screen.getByText(name).tagName).toBe('CODE');
  }
});
