import { render, screen, waitFor, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { layoutData } from '../../tests/unit/layout-data';
import { lazyParts } from '../../tests/unit/lazy-parts';
import { ErrorScreen } from './ErrorScreen';

const { brand, ...rest } = layoutData;
const data = {
  ...rest,
  brand: {
    ...brand,
    urls: { documentation: 'https://docs.example' },
    emails: { support: 'help@halyard.example' },
  },
};

beforeEach(async () => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
  render(<ErrorScreen pathname="/fees" />);
  await lazyParts();
});

test('it has the title "Error", in the page and in the tab', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error$/);
  await waitFor(() => expect(document.title).toBe('Error — Halyard'));
});

test('it says what has happened and that the team knows', () => {
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Sorry, we encountered an error.');
  expect(main).toHaveTextContent('Our team has been notified.');
});

test('the documentation opens in a new tab, and says so', () => {
  const link = screen.getByRole('link', { name: 'public documentation (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://docs.example');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('support can be written to', () => {
  const link = screen.getByRole('link', { name: 'help@halyard.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@halyard.example');
});

test('the footer follows, with every disclosure off', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading')).toHaveLength(4);
  expect(footer.queryByRole('region')).not.toBeInTheDocument();
  for (const words of [...data.disclosures.general, ...data.disclosures.sample]) {
    expect(footer.queryByText(words)).not.toBeInTheDocument();
  }
});
