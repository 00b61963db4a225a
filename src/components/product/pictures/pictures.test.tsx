import { render, screen } from '@testing-library/react';
import { ProductPicture } from './ProductPicture';

const parts = [
  { title: 'Amount', value: '$125.00', text: null },
  { title: 'IMAD', value: '20261120 SAMPLE01 004417', text: 'Identifies it.' },
];
const picture = { title: 'A picture', lede: 'A sample.', parts };

test.each([
  ['wires', ['IMAD Identifies it.']],
  ['fednow', ['$125.00 Amount ', '20261120 SAMPLE01 004417 IMAD Identifies it.']],
  ['cards', ['IMAD20261120 SAMPLE01 004417Identifies it.']],
] as const)('the picture of %s shows all values, and lists what belongs to them', (rail, listed) => {
  render(<ProductPicture rail={rail} picture={picture} />);
  const region = screen.getByRole('region', { name: 'A picture' });
  for (const { value } of parts) expect(region).toHaveTextContent(value);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(listed);
});
