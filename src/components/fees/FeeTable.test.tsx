import { render, screen, within } from '@testing-library/react';
import { FeeTable } from './FeeTable';

const rows = [
  { id: 'ach', name: 'ACH entry', unit: 'per entry', cents: 25, charged_by: 'us', note: null },
  { id: 'wire', name: 'Wire', unit: 'per wire', cents: 1250, charged_by: 'bank', note: 'Domestic only.' },
  { id: 'account', name: 'Account', unit: 'per month', cents: 0, charged_by: 'us', note: null },
] as const;

const cellsOf = (name: RegExp): (string | null)[] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);

beforeEach(() => render(<FeeTable title="Transfers" rows={rows} us="Halyard" />));

test('it is a table with a name and four columns', () => {
  expect(screen.getByRole('table', { name: 'Transfers: fees in US dollars' })).toBeInTheDocument();
  const columns = screen.getAllByRole('columnheader', { hidden: true });
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Fee', 'Unit', 'Charged by', 'Amount']);
});

// On a phone, unit and charger share a cell; on wider screens the charger has its own column.
test.each([
  [/^ACH entry/, ['per entry Halyard', 'Halyard', '$0.25']],
  [/^Wire/, ['per wire partner bank', 'partner bank', '$12.50']],
  [/^Account/, ['per month Halyard', 'Halyard', 'free']],
])('%s', (name, cells) => {
  expect(cellsOf(name)).toEqual(cells);
});

test('each row is named after its fee, with its note', () => {
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['ACH entry', 'Wire Domestic only.', 'Account']);
});

test('each row can be linked to', () => {
  expect(screen.getByRole('row', { name: /^Wire/ })).toHaveAttribute('id', 'fee-wire');
});
