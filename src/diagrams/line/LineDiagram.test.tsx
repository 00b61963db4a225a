import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineDiagram } from './LineDiagram';
import type { LineData } from './line-data';

const data: LineData = {
  id: 'parcel',
  object: 'parcel_transfer',
  name: 'Parcel transfer',
  sentence: 'A parcel is packed and sent. It can be returned.',
  states: [
    { name: 'packed', kind: 'line', final: false, text: 'It is in its box.' },
    { name: 'sent', kind: 'line', final: false, text: 'It is on its way.' },
    { name: 'returned', kind: 'branch', final: true, text: 'It was returned.' },
    { name: 'lost', kind: 'branch', final: false, text: 'It is missing.' },
  ],
  transitions: [
    { from: 'packed', to: 'sent', when: 'The carrier accepts it.' },
    { from: 'sent', to: 'returned', when: 'The recipient refuses it.' },
    { from: 'any', to: 'lost', when: 'Something happens.' },
  ],
};

test('the picture has a name and is described by the sentence', () => {
  render(<LineDiagram data={data} />);
  const picture = screen.getByRole('img', { name: 'Parcel transfer: states as a line', hidden: true });
  expect(picture).toHaveAccessibleDescription('A parcel is packed and sent. It can be returned.');
  expect(picture).toHaveTextContent(/packed.*sent.*returned.*lost from any state that is not final/);
});

test('the table lists every state, its meaning and its next states', async () => {
  render(<LineDiagram data={data} />);
  await userEvent.click(screen.getByText('All states'));
  const rows = within(screen.getByRole('table', { name: 'Parcel transfer: states' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'packedIt is in its box.sent: The carrier accepts it.',
    'sentIt is on its way.returned: The recipient refuses it.',
    'returned finalIt was returned.None.',
    'lostIt is missing.Depends on the investigation.',
  ]);
});

test('the table is collapsed at first', () => {
  render(<LineDiagram data={data} />);
  expect(screen.getByText('It is in its box.')).not.toBeVisible();
});

test('the list for phones shows where states leave the line, and why', () => {
  render(<LineDiagram data={data} />);
  const [stations] = screen.getAllByRole('list');
  expect(stations).toHaveTextContent('packed' + 'sent' + 'returned: The recipient refuses it.');
});

test('it has a fragment, and in an article links to its JSON file', () => {
  const { rerender } = render(<LineDiagram data={data} />);
  expect(screen.getByRole('region', { name: /^Parcel transfer/ })).toHaveAttribute('id', 'parcel');
  expect(screen.queryByRole('link', { name: 'parcel.json' })).not.toBeInTheDocument();
  rerender(<LineDiagram data={data} column />);
  expect(screen.getByRole('link', { name: 'parcel.json' })).toHaveAttribute(
    'href',
    '/lifecycles/parcel.json',
  );
});
