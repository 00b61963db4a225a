import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { reportError } from '../report';
import { ErrorBoundary } from './ErrorBoundary';
import ErrorScreen from './ErrorScreen';

jest.mock('../report');
jest.mock('./ErrorScreen', () => ({ __esModule: true, default: jest.fn() }));

const failure = new Error('the page is broken');
const Broken = (): never => {
  throw failure;
};
const second = new Error('another part is broken');
const AlsoBroken = (): never => {
  throw second;
};
const data = {
  brand: {
    name: 'Halyard',
    urls: { documentation: 'https://docs.example' },
    emails: { support: 'help@halyard.example' },
  },
} as Queries.ErrorScreenFragment;

const tree = (page: ReactNode, from: Queries.ErrorScreenFragment | undefined = data) => (
  <ErrorBoundary data={from} location={{ pathname: '/fees' }}>
    {page}
  </ErrorBoundary>
);

// React logs every caught error to the console; these are expected.
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(ErrorScreen).mockImplementation(({ location }) => <h1>Error on {location.pathname}</h1>);
});

test('shows the page and reports nothing while it renders', () => {
  render(tree(<h1>Fees</h1>));
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeVisible();
  expect(reportError).not.toHaveBeenCalled();
});

test('shows the error screen and reports the error once, with the path and the components', async () => {
  render(
    tree(
      <>
        <Broken />
        <AlsoBroken />
      </>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Error on /fees' })).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), {
    pathname: '/fees',
    componentStack: expect.stringContaining('Boundary'),
  });
});

test('keeps showing the error screen', async () => {
  const { rerender } = render(tree(<Broken />));
  rerender(tree(<h1>Fees</h1>));
  expect(await screen.findByRole('heading', { name: 'Error on /fees' })).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('shows a sentence and the ways to go on if the error screen fails too, and reports that', async () => {
  jest.mocked(ErrorScreen).mockImplementation(AlsoBroken);
  render(tree(<Broken />));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, we encountered an error.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@halyard.example' })).toBeInTheDocument();
  expect(new Set(jest.mocked(reportError).mock.calls.map(([error]) => error))).toEqual(
    new Set([failure, second]),
  );
});

test.each([
  ['no data', undefined],
  ['broken data', { brand: {} } as Queries.ErrorScreenFragment],
])('with %s it shows the sentence', async (_name, from) => {
  jest.mocked(ErrorScreen).mockImplementation(AlsoBroken);
  render(
    <ErrorBoundary data={from} location={{ pathname: '/fees' }}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
});
