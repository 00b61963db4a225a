import { render, screen } from '@testing-library/react';
import { ContactWays } from './ContactWays';

test('each contact is a heading, a text, what to read first, and an email link', () => {
  const ways = [
    { title: 'Sales', text: 'For prices.', email: 'sales@halyard.example' },
    {
      title: 'Press',
      text: 'For journalists.',
      link: { name: 'Press kit', href: 'https://press.halyard.example' },
      email: 'press@halyard.example',
    },
  ];
  render(<ContactWays ways={ways} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sales',
    'Press',
  ]);
  expect(screen.getByRole('link', { name: 'press@halyard.example' })).toHaveAttribute(
    'href',
    'mailto:press@halyard.example',
  );
  expect(screen.getByText('For journalists.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Press kit' })).toHaveAttribute(
    'href',
    'https://press.halyard.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
