import { render, screen } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { layoutData } from '../../tests/unit/layout-data';
import { matchMediaStub } from '../../tests/unit/match-media';
import { renderUnstyled } from '../../tests/unit/unstyled';
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

/** A page at this path, with its data if it has any, wrapped as Gatsby does. */
function wrapped(element: ReactNode, pathname = '/fees', data?: object) {
  const props = { location: { pathname, search: '' }, data } as WrapPageElementBrowserArgs['props'];
  return wrapPageElement({ element, props } as WrapPageElementBrowserArgs, { plugins: [] });
}

const show = (element: ReactNode): void => {
  render(wrapped(element));
};

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

test('the header precedes the page and stays while pages change', () => {
  matchMediaStub();
  const { rerender } = renderUnstyled(wrapped(<main key="fees" />, '/fees', layoutData));
  const header = screen.getByRole('banner');
  const page = screen.getByRole('main');
  expect(header.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  rerender(wrapped(<main key="updates" />, '/updates', JSON.parse(JSON.stringify(layoutData))));
  expect(screen.getByRole('main')).not.toBe(page);
  expect(screen.getByRole('banner')).toBe(header);
});

test('the header marks the address that the page names', () => {
  matchMediaStub();
  const Kind = Object.assign(() => <main />, {
    place: () => ({ pathname: '/updates', search: '?filter=Customer+story' }),
  });
  renderUnstyled(wrapped(<Kind />, '/updates/customer-story', layoutData));
  expect(screen.getAllByRole('link', { name: 'Customers' })[0]).toHaveAttribute('aria-current', 'page');
});
