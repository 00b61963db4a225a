import { render, screen, within } from '@testing-library/react';
import { ContactWays } from './ContactWays';

test('the emergency line comes first and can be called, and each team can be emailed', () => {
  render(
    <ContactWays
      phone="+1-212-555-0100"
      emergency={{ title: 'Emergencies', text: 'Fraud.', link: null }}
      ways={[{ title: 'Sales', text: 'Prices.', link: null, email: 'sales@halyard.example' }]}
    />,
  );
  const [emergencies, sales] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(emergencies?.getByRole('link', { name: '+1-212-555-0100' })).toHaveAttribute(
    'href',
    'tel:+1-212-555-0100',
  );
  expect(sales?.getByRole('link', { name: 'sales@halyard.example' })).toHaveAttribute(
    'href',
    'mailto:sales@halyard.example',
  );
});
