import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

const failure = new Error('the page is broken');

function Broken(): never {
  throw failure;
}

const fallbackFailure = new Error('the error screen is broken');

function BrokenFallback(): never {
  throw fallbackFailure;
}

function tree(
  pathname: string,
  page: ReactNode,
  onError = jest.fn(),
  fallback: ReactNode = <p>Error screen</p>,
) {
  return (
    <ErrorBoundary pathname={pathname} fallback={fallback} onError={onError}>
      {page}
    </ErrorBoundary>
  );
}

// React logs every caught error to the console; these are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows the page and reports nothing while it renders', () => {
  const onError = jest.fn();
  render(tree('/fees', <h1>Fees</h1>, onError));
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeVisible();
  expect(screen.queryByText('Error screen')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('shows the fallback and reports the error once, with the path and the components', () => {
  const onError = jest.fn();
  render(tree('/fees', <Broken />, onError));
  expect(screen.getByText('Error screen')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(failure, {
    pathname: '/fees',
    componentStack: expect.stringContaining('ErrorBoundary'),
  });
});

test('keeps showing the fallback, without a second report, while the path is the same', () => {
  const onError = jest.fn();
  const { rerender } = render(tree('/fees', <Broken />, onError));
  rerender(tree('/fees', <h1>Fees</h1>, onError));
  expect(screen.getByText('Error screen')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('shows the next page when the path changes', () => {
  const onError = jest.fn();
  const { rerender } = render(tree('/fees', <Broken />, onError));
  rerender(tree('/security', <h1>Security</h1>, onError));
  expect(screen.getByRole('heading', { name: 'Security' })).toBeVisible();
  expect(screen.queryByText('Error screen')).toBeNull();
});

test('reports the next page under its own path if it fails too', () => {
  const onError = jest.fn();
  const { rerender } = render(tree('/', <h1>Home</h1>, onError));
  rerender(tree('/fees', <Broken />, onError));
  rerender(tree('/security', <Broken />, onError));
  expect(screen.getByText('Error screen')).toBeVisible();
  expect(onError.mock.calls.map(([, place]) => place.pathname)).toEqual(['/fees', '/security']);
});

test('keeps the state of a page that serves the next path too', () => {
  const { rerender } = render(tree('/updates', <input aria-label="Search" />));
  const field = screen.getByRole('textbox', { name: 'Search' });
  rerender(tree('/updates/', <input aria-label="Search" />));
  expect(screen.getByRole('textbox', { name: 'Search' })).toBe(field);
});

test('shows a plain sentence if the fallback fails too, and reports that', () => {
  const onError = jest.fn();
  const { rerender } = render(tree('/fees', <Broken />, onError, <BrokenFallback />));
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, we encountered an error.');
  const place = { pathname: '/fees', componentStack: expect.any(String) };
  expect(onError.mock.calls).toEqual([
    [fallbackFailure, place],
    [failure, place],
  ]);
  rerender(tree('/security', <h1>Security</h1>, onError));
  expect(screen.getByRole('heading', { name: 'Security' })).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(2);
});

test('reports one error if several parts of a page fail', () => {
  const onError = jest.fn();
  const parts = (
    <>
      <Broken />
      <BrokenFallback />
    </>
  );
  render(tree('/fees', parts, onError));
  expect(screen.getByText('Error screen')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});
