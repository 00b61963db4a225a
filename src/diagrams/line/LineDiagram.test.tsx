import { render, screen, within } from '@testing-library/react';
import { LineDiagram } from './LineDiagram';
import type { LineData } from './line-data';

const data: LineData = {
  id: 'parcel',
  object: 'parcel_transfer',
  name: 'Parcel transfer',
  sentence: 'A parcel is packed and sent. It can come back.',
  states: [
    { name: 'packed', kind: 'line', final: false, text: 'It is in its box.' },
    { name: 'sent', kind: 'line', final: false, text: 'It is on its way.' },
    { name: 'returned', kind: 'branch', final: true, text: 'It came back.' },
    { name: 'lost', kind: 'branch', final: false, text: 'Nobody knows.' },
  ],
  transitions: [
    { from: 'packed', to: 'sent', when: 'The carrier takes it.' },
    { from: 'sent', to: 'returned', when: 'The door stays shut.' },
    { from: 'any', to: 'lost', when: 'Something happens.' },
  ],
};

test('the picture has a name and the sentence that says the same', () => {
  render(<LineDiagram data={data} />);
  const picture = screen.getByRole('img', { name: 'Parcel transfer: states as a line', hidden: true });
  expect(picture).toHaveAccessibleDescription('A parcel is packed and sent. It can come back.');
  expect(picture).toHaveTextContent(/packed.*sent.*returned.*lost from any state that is not final/);
});

test('the table says every state, what it means and what can follow', () => {
  render(<LineDiagram data={data} open />);
  const rows = within(screen.getByRole('table', { name: 'Parcel transfer: states' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'packedIt is in its box.sent: The carrier takes it.',
    'sentIt is on its way.returned: The door stays shut.',
    'returnedfinalIt came back.Nothing.',
    'lostNobody knows.What the operator finds.',
  ]);
});

test('the table waits until it is asked for', () => {
  render(<LineDiagram data={data} />);
  expect(screen.getByText('It is in its box.')).not.toBeVisible();
});

test('the line for phones says where it is left, and why', () => {
  render(<LineDiagram data={data} />);
  const [stations] = screen.getAllByRole('list');
  expect(stations).toHaveTextContent('packed' + 'sent' + 'returned: The door stays shut.');
});

test('it can be linked to, and leads to its file for programs', () => {
  render(<LineDiagram data={data} />);
  expect(screen.getByRole('region', { name: /^Parcel transfer/ })).toHaveAttribute('id', 'parcel');
  expect(screen.getByRole('link', { name: 'parcel.json' })).toHaveAttribute(
    'href',
    '/lifecycles/parcel.json',
  );
});
