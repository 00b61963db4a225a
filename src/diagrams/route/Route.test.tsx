import { render, screen } from '@testing-library/react';
import { layoutRoute } from './layout';
import { Route } from './Route';
import type { RouteData } from './route-data';
import { routeInWords } from './sentence';

const data: RouteData = {
  stations: ['Payer', 'Account', 'Vendor'],
  legs: [
    { name: 'collect', rails: ['ach', 'wires'] },
    { name: 'pay', rails: ['checks'] },
  ],
};
const names = new Map([
  ['ach', 'ACH'],
  ['wires', 'wires'],
  ['checks', 'checks'],
] as const);

test('two pictures, one for each width, are described by the sentence', () => {
  render(<Route title="Bill pay" data={data} names={names} />);
  const pictures = screen.getAllByRole('img', { name: 'Bill pay: money flow', hidden: true });
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleDescription(
      'Payer to account: collect, by ACH or wires. Account to vendor: pay, by checks.',
    );
    for (const words of ['Payer', 'Account', 'Vendor', 'collect', 'pay', 'A', 'W', 'K']) {
      expect(picture).toHaveTextContent(words);
    }
  }
});

test("the figure isn't named after its sentence, which follows the picture", () => {
  render(<Route title="Bill pay" data={data} names={names} />);
  expect(screen.getByRole('figure')).not.toHaveAccessibleName();
});

test('a route that ends where it starts, by legs of one name, has all of its stations', () => {
  const complaints = jest.spyOn(console, 'error');
  const circle: RouteData = {
    stations: ['The investors', 'The fund', 'The investors'],
    legs: [
      { name: 'pay', rails: ['wires'] },
      { name: 'pay', rails: ['ach'] },
    ],
  };
  render(<Route title="Funds" data={circle} names={names} />);
  const [picture] = screen.getAllByRole('img', { name: 'Funds: money flow', hidden: true });
  expect(picture?.textContent?.match(/The investors/g)).toHaveLength(2);
  // React reports stations with the same key, which it may lose when the page changes.
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a rail without a name is shown by its id', () => {
  expect(routeInWords({ stations: ['A', 'FedNow'], legs: [{ name: 'go', rails: ['rtp'] }] }, names)).toBe(
    'A to FedNow: go, by rtp.',
  );
});

describe.each(['right', 'down'] as const)('layout to the %s', (direction) => {
  const { stations, legs, width, height } = layoutRoute(data, direction);
  const along = direction === 'right' ? 0 : 1;
  const across = direction === 'right' ? 1 : 0;

  test('stations follow one another on one line', () => {
    const places = stations.map(({ center }) => center[along]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(stations.map(({ center }) => center[across])).size).toBe(1);
  });

  test('each track goes from its station to the next, within both', () => {
    for (const [index, { tracks }] of legs.entries()) {
      for (const { from, to, sign } of tracks) {
        const [start, end] = [stations[index], stations[index + 1]];
        if (!start || !end) throw new Error('A station is missing.');
        expect(from[along]).toBe(start.center[along]);
        expect(to[along]).toBe(end.center[along]);
        expect(Math.abs(from[across] - start.center[across])).toBeLessThan(start.breadth / 2);
        expect(Math.abs(to[across] - end.center[across])).toBeLessThan(end.breadth / 2);
        expect(sign[along]).toBeGreaterThan(from[along]);
        expect(sign[along]).toBeLessThan(to[along]);
      }
    }
  });

  test("tracks of a leg don't touch, and everything is inside the picture", () => {
    const [first, second] = legs[0]?.tracks ?? [];
    expect(Math.abs((first?.from[across] ?? 0) - (second?.from[across] ?? 0))).toBeGreaterThan(14);
    for (const { center } of stations) {
      expect(center[0]).toBeLessThan(width);
      expect(center[1]).toBeLessThan(height);
    }
  });
});
