import { render, screen, within } from '@testing-library/react';
import { rails } from '../../theme/rails';
import { NetworkMap } from './NetworkMap';

const map = {
  software: 'Your software',
  api: 'One API',
  ledger: 'Ledger',
  lines: [
    { rail: 'ach', network: 'FedACH', note: 'next banking day' },
    { rail: 'rtp', network: 'RTP', note: 'in seconds' },
    { rail: 'wires', network: 'Fedwire', note: 'at once' },
  ] as const,
};

/** All text in the picture, in drawing order. */
const drawn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);

test('the list has the same text as the picture', () => {
  const { container } = render(<NetworkMap map={map} />);
  const list = screen.getByRole('figure').querySelector('svg + div');
  expect(drawn(container)).toHaveLength(3 + 2 * map.lines.length);
  for (const words of drawn(container)) expect(list).toHaveTextContent(words ?? '');
});

test('the list has a line for each network, in order, with its note', () => {
  render(<NetworkMap map={map} />);
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `${rails.ach.letter} FedACH next banking day`,
    `${rails.rtp.letter} RTP in seconds`,
    `${rails.wires.letter} Fedwire at once`,
  ]);
});

test("the picture is hidden from assistive technology, the list isn't", () => {
  const { container } = render(<NetworkMap map={map} />);
  const picture = container.querySelector('svg[viewBox="0 0 1176 374"]');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('FedACH', { selector: 'li *' }).closest('[aria-hidden]')).toBeNull();
});

test("the figure isn't named after its list", () => {
  render(<NetworkMap map={map} />);
  expect(screen.getByRole('figure')).not.toHaveAccessibleName();
});

test('each line is drawn in the color of its rail', () => {
  const { container } = render(<NetworkMap map={map} />);
  for (const { rail } of map.lines) {
    expect(container.querySelector(`path[stroke="${rails[rail].color}"]`)).not.toBeNull();
    expect(container.querySelector(`rect[fill="${rails[rail].color}"]`)).not.toBeNull();
  }
});
