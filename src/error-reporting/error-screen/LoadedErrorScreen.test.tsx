import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { LoadedErrorScreen } from './LoadedErrorScreen';

jest.mock('./ErrorScreen', () => {
  throw new Error("the error screen's code can't be loaded");
});

beforeEach(() => {
  // React logs every caught error to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const addresses = () =>
  Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent ?? '', link.getAttribute('href')]),
  );
const show = () => render(<LoadedErrorScreen location={{ pathname: '/fees', search: '' }} />);

test("if the error screen's code can't be loaded, its links are offered all the same", async () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    brand: {
      urls: { documentation: 'https://docs.example' },
      emails: { support: 'help@halyard.example' },
    },
  });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, we encountered an error.');
  expect(addresses()).toEqual({
    'Home page': '/',
    Documentation: '/documentation',
    'Public documentation (opens in a new tab)': 'https://docs.example',
    'help@halyard.example': 'mailto:help@halyard.example',
  });
  const [documentation] = screen.getAllByRole('link', { name: /^Public documentation/ });
  expect(documentation).toHaveAttribute('target', '_blank');
  expect(documentation).toHaveAttribute('rel', 'noopener');
});

test('without data it offers the links of the site', async () => {
  jest.mocked(useStaticQuery).mockReturnValue(null);
  show();
  await screen.findByRole('alert');
  expect(addresses()).toEqual({ 'Home page': '/', Documentation: '/documentation' });
});
