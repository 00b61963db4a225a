import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { layoutData } from '../../../tests/unit/layout-data';
import { matchMediaStub } from '../../../tests/unit/match-media';
import { renderUnstyled } from '../../../tests/unit/unstyled';
import { isReported } from '../report';
import ErrorScreen from './ErrorScreen';

jest.mock('../report');

const data: Queries.ErrorScreenFragment = layoutData;

async function show(from = data): Promise<void> {
  renderUnstyled(<ErrorScreen data={from} location={{ pathname: '/fees' }} />);
  await act(async () => {});
}

beforeEach(() => {
  matchMediaStub();
  jest.mocked(isReported).mockResolvedValue(true);
});

test('the heading and the tab title are "Error"', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error$/);
  expect(document.title).toBe('Error — Halyard');
});

test('it says what happened and that the team has been notified', async () => {
  await show();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Sorry, we encountered an error.');
  expect(main).toHaveTextContent('Our team has been notified.');
});

test.each([
  [false, 'No report was sent.'],
  [undefined, 'If it happens again, please email us.'],
])("with reporting %p it doesn't say that the team has been notified", async (reported, words) => {
  jest.mocked(isReported).mockResolvedValue(reported);
  await show();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Sorry, we encountered an error.');
  expect(main).not.toHaveTextContent('notified');
  expect(main).toHaveTextContent(words);
});

test("it has the site's navigation", async () => {
  await show();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([null, {}, { menus: null }])(
  'if the navigation is broken (%j) it has the logo',
  async (navigation) => {
    // React logs every caught error to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ ...data, navigation } as unknown as typeof data);
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

test('it has the support email address', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'help@halyard.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@halyard.example');
});

test('the footer has no disclosures', async () => {
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
