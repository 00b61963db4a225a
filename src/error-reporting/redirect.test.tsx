import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { isRedirect } from './redirect';

type Router = {
  LocationProvider: ComponentType<{ children: (context: { location: Location }) => ReactNode }>;
  navigate: (address: string) => void;
  redirectTo: (address: string) => never;
};
const { LocationProvider, navigate, redirectTo } = jest.requireActual<Router>('@gatsbyjs/reach-router');

function Page({ pathname }: { pathname: string }) {
  return pathname === '/old' ? redirectTo('/fees') : <h1>{pathname}</h1>;
}

function caught(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each<[string, unknown, boolean]>([
  ['what the router throws', caught(() => redirectTo('/fees')), true],
  ['an error', new Error('no'), false],
  ['an error with an address', Object.assign(new Error('no'), { uri: '/fees' }), false],
  ['an object without an address', { url: '/fees' }, false],
  ['an address that is no text', { uri: 1 }, false],
  ['text', '/fees', false],
  ['null', null, false],
  ['nothing', undefined, false],
])('%s: %#', (_name, thrown, expected) => {
  expect(isRedirect(thrown)).toBe(expected);
});

test('a redirect passes the boundary: the router goes there, nothing is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  navigate('/old');
  render(
    <LocationProvider>
      {({ location: { pathname } }) => (
        <ErrorBoundary pathname={pathname} fallback={<p>Error screen</p>} onError={onError}>
          <Page pathname={pathname} />
        </ErrorBoundary>
      )}
    </LocationProvider>,
  );
  expect(await screen.findByRole('heading', { name: '/fees' })).toBeVisible();
  expect(window.location.pathname).toBe('/fees');
  expect(screen.queryByText('Error screen')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
