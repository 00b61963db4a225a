import { render, screen, within } from '@testing-library/react';
import { layoutData } from '../../../tests/unit/layout-data';
import { type DisclosureOptions, noDisclosures } from '../../lib/payments/disclosures';
import FooterContent from './FooterContent';

const show = (disclosures?: DisclosureOptions) =>
  render(<FooterContent data={layoutData} {...(disclosures ? { disclosures } : {})} />);

const disclosed = (): (string | null)[] => {
  const section = screen.queryByRole('region', { name: 'Disclosures' });
  return [...(section?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
};

test('the logo links to the home page, and the columns are in order', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Halyard' })).toHaveAttribute('href', '/');
  expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Products',
    'Developers',
    'Solutions',
    'Company',
  ]);
});

test('internal links are plain, external ones are marked', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sponsor banking' })).toHaveAttribute(
    'href',
    '/solutions/sponsor-banking',
  );
  expect(screen.getByRole('link', { name: 'Sponsor banking' })).not.toHaveAttribute('rel');
  const status = screen.getByRole('link', { name: 'Status' });
  expect(status).toHaveAttribute('href', 'https://status.example');
  expect(status).toHaveAttribute('rel', 'noopener');
  expect(status.querySelector('svg')).not.toBeNull();
});

test('the general disclosures are shown unless a page turns them off', () => {
  show();
  expect(disclosed()).toEqual([
    'Halyard is not a bank.',
    'Cards are issued by Second Bank.',
    'The banks are fictional.',
  ]);
});

test('a page can add disclosures', () => {
  show({ fdic_status: true });
  expect(disclosed()).toContain('Halyard is not FDIC-insured.');
  expect(disclosed()).not.toContain('Deposits may be placed at other banks.');
});

test('with every disclosure off there is no empty block', () => {
  show(noDisclosures);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test("disclosures aren't printed", () => {
  show();
  expect(screen.getByRole('region', { name: 'Disclosures' })).toHaveAttribute('data-print', 'none');
});
