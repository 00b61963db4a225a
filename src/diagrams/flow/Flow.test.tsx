import { render, screen, within } from '@testing-library/react';
import { rails } from '../../theme/rails';
import { Flow } from './Flow';

const stops = [
  {
    name: 'Collect wages',
    rails: ['ach', 'wires'] as const,
    resources: ['ach_transfer'],
    text: 'On Tuesday.',
  },
  { name: 'Keep the books', rails: [], resources: ['account', 'transaction'], text: 'At once.' },
];

beforeEach(() =>
  render(
    <Flow
      stops={stops}
      names={
        new Map([
          ['ach', 'ACH'],
          ['wires', 'Wires'],
        ])
      }
    />,
  ),
);

test('the stops are a list in their order, with a heading and a text each', () => {
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Collect wages',
    'Keep the books',
  ]);
  expect(screen.getAllByRole('list')[0]?.tagName).toBe('OL');
  expect(screen.getByText('On Tuesday.')).toBeInTheDocument();
});

test('each stop names the resources of the API', () => {
  const lists = screen.getAllByRole('list', { name: 'Resources' });
  const names = lists.map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(names).toEqual([['ach_transfer'], ['account', 'transaction']]);
});

test('a stop lists its rails by name, and one without rails lists none', () => {
  expect(screen.getByText('By ACH, Wires.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keep the books' }).closest('li')).not.toHaveTextContent('By ');
});

test('a stop shows the letters of its rails, and its track their colors in equal parts', () => {
  const stop = screen.getByRole('heading', { name: 'Collect wages' }).closest('li');
  expect(stop).toHaveTextContent(`${rails.ach.letter} ${rails.wires.letter}`);
  const bands = [...(stop?.querySelectorAll<HTMLElement>('[data-rail]') ?? [])];
  expect(bands.map(({ dataset }) => dataset.rail)).toEqual(['ach', 'wires']);
  for (const band of bands) expect(band).toHaveStyle({ flex: '1' });
});
