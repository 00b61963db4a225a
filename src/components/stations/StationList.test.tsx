import { render, screen } from '@testing-library/react';
import { StationList } from './StationList';

const stations = [
  { name: 'submitted', detail: '10:31 ET', done: true },
  { name: 'settled', detail: '13:00 ET', done: true },
  { name: 'returned', detail: 'only if it fails', done: false },
];

test("it's a named list, in order", () => {
  render(<StationList stations={stations} label="States of the example transfer" />);
  expect(screen.getByRole('list', { name: 'States of the example transfer' }).tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'submitted 10:31 ET',
    'settled 13:00 ET',
    'returned only if it fails',
  ]);
});

test('stations ahead look different from those passed', () => {
  render(<StationList stations={stations} label="States" />);
  const [first, second, last] = screen.getAllByRole('listitem').map(({ className }) => className);
  expect(new Set([first, second, last]).size).toBe(3);
});
