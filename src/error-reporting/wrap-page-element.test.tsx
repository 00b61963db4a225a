import { render, screen } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import type { ErrorScreenProps } from './error-report';
import { reportError } from './report';
import { wrapPageElement } from './wrap-page-element';

jest.mock('./report');
jest.mock('./error-screen/ErrorScreen', () => ({
  ErrorScreen: ({ location }: ErrorScreenProps) => <h1>Error on {location.pathname}</h1>,
}));

const failure = new Error('the page is broken');
const Broken = (): never => {
  throw failure;
};

/** Renders a page at this path as Gatsby does. */
function show(element: ReactNode): void {
  const props = { location: { pathname: '/fees' } } as WrapPageElementBrowserArgs['props'];
  render(wrapPageElement({ element, props } as WrapPageElementBrowserArgs, { plugins: [] }));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a working page is shown, and nothing is reported', () => {
  show(<h1>Fees</h1>);
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeVisible();
  expect(reportError).not.toHaveBeenCalled();
});

test('a failing page shows the error screen and is reported once, with its path', async () => {
  show(<Broken />);
  expect(await screen.findByRole('heading', { name: 'Error on /fees' })).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(failure, expect.objectContaining({ pathname: '/fees' }));
});
