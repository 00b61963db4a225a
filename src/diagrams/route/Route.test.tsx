import { render, screen, within } from '@testing-library/react';
import { rails } from '../../theme/rails';
import { Route } from './Route';

test('a route is a list of stations, each with the rails to the next, even if it ends where it starts', () => {
  const complaints = jest.spyOn(console, 'error');
  const legs = [
    { name: 'pay', rails: ['ach', 'wires'] },
    { name: 'pay', rails: ['checks'] },
  ] as const;
  const names = new Map([
    ['ach', 'ACH'],
    ['wires', 'Wires'],
  ] as const);
  render(
    <Route title="Funds" data={{ stations: ['Investors', 'The fund', 'Investors'], legs }} names={names} />,
  );
  const list = screen.getByRole('list', { name: 'Funds: money flow' });
  const stops = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
  const { ach, wires, checks } = rails;
  expect(stops).toEqual([
    `Investors pay, by ACH or wires${ach.letter} ${wires.letter}`,
    // A rail without a name is shown by its ID.
    `The fund pay, by checks${checks.letter}`,
    'Investors',
  ]);
  // React reports stations with the same key, which it may lose when the page changes.
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
