import { screen, waitFor, within } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { layoutData } from '../../../tests/unit/layout-data';
import { lazyParts } from '../../../tests/unit/lazy-parts';
import { matchMediaStub } from '../../../tests/unit/match-media';
import { renderUnstyled } from '../../../tests/unit/unstyled';
import { ErrorScreen } from './ErrorScreen';
import { useReported } from './use-reported';

jest.mock('./use-reported');
// What the navigation reads from the page needs a layout, which jsdom does not make.
jest.mock('../../layout/header/desktop/panel-in-page');

const { brand, ...rest } = layoutData;
const data = {
  ...rest,
  brand: {
    ...brand,
    urls: { documentation: 'https://docs.example' },
    emails: { support: 'help@halyard.example' },
  },
};

/** Shows the screen for a page with this data. */
async function show(pageData: unknown = layoutData): Promise<void> {
  renderUnstyled(<ErrorScreen location={{ pathname: '/fees', search: '' }} pageData={pageData} />);
  await lazyParts();
}

beforeEach(() => {
  matchMediaStub();
  jest.mocked(useStaticQuery).mockReturnValue(data);
  jest.mocked(useReported).mockReturnValue(true);
});

test('it has the title "Error", in the page and in the tab', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error$/);
  await waitFor(() => expect(document.title).toBe('Error — Halyard'));
});

test('it says what has happened and that the team knows', async () => {
  await show();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Sorry, we encountered an error.');
  expect(main).toHaveTextContent('Our team has been notified.');
});

test.each([
  [false, 'No report was sent.'],
  [undefined, 'Sorry, we encountered an error.'],
])('where reports are sent: %p, it does not say that the team knows', async (reported, words) => {
  jest.mocked(useReported).mockReturnValue(reported);
  await show();
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent('notified');
  expect(main).toHaveTextContent(words);
});

test('it has the navigation of the site', async () => {
  await show();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([null, {}, { navigation: null }])(
  'without data of a page (%j) it has the logo',
  async (pageData) => {
    // React writes every caught error to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(pageData);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Halyard' })).toHaveAttribute('href', '/');
    jest.restoreAllMocks();
  },
);

test('the documentation opens in a new tab, and says so', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'public documentation (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://docs.example');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('support can be written to', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'help@halyard.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@halyard.example');
});

test('the footer follows, with every disclosure off', async () => {
  await show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading')).toHaveLength(4);
  expect(footer.queryByRole('region')).not.toBeInTheDocument();
  for (const words of [
    ...data.disclosures.blocks.flatMap(({ paragraphs }) => paragraphs),
    ...data.disclosures.sample,
  ]) {
    expect(footer.queryByText(words)).not.toBeInTheDocument();
  }
});
