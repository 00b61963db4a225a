import { render, screen } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { reportError } from './report';
import { wrapPageElement } from './wrap-page-element';

jest.mock('./report');
jest.mock('./ErrorScreen', () => ({ ErrorScreen: () => <h1>Error</h1> }), { virtual: true });

const failure = new Error('the page is broken');
const Broken = (): never => {
  throw failure;
};

test('a page that fails gives the error screen and one report with its path', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const props = { location: { pathname: '/fees' } } as WrapPageElementBrowserArgs['props'];
  const getResourceURLsForPathname = () => undefined;
  const page = { element: <Broken />, props, getResourceURLsForPathname };
  render(wrapPageElement(page as WrapPageElementBrowserArgs, { plugins: [] }));
  expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(failure, expect.objectContaining({ pathname: '/fees' }));
});
