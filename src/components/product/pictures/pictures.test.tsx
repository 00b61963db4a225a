import { render, screen, within } from '@testing-library/react';
import { ProductPicture } from './ProductPicture';

const show = (
  rail: 'wires' | 'cards' | 'fednow',
  parts: [title: string, value: string, text: string | null][],
) =>
  render(
    <ProductPicture
      rail={rail}
      picture={{
        title: 'A picture',
        lede: 'A sample.',
        parts: parts.map(([title, value, text]) => ({ title, value, text })),
      }}
    />,
  );

test('a message shows its fields, and has a note for each that is marked', () => {
  show('wires', [
    ['Amount', '$125.00', null],
    ['IMAD', '20261120 SAMPLE01 004417', 'Identifies it.'],
  ]);
  const region = screen.getByRole('region', { name: 'A picture' });
  expect(within(region).getByText('$125.00')).toBeVisible();
  expect(within(region).getByText('20261120 SAMPLE01 004417')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'IMAD Identifies it.',
  ]);
});

test('the outcomes of a decision, and the seconds of a payment, are lists in order', () => {
  const { unmount } = show('cards', [
    ['EXAMPLE BISTRO', '$48.00', 'A card is used.'],
    ['You approve', '{}', 'It is held.'],
  ]);
  expect(screen.getByRole('listitem')).toHaveTextContent('You approve{}It is held.');
  unmount();
  show('fednow', [
    ['Sent', '0 s', 'By you.'],
    ['Final', '3 s', 'For all.'],
  ]);
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stops).toEqual(['0 s Sent By you.', '3 s Final For all.']);
});
