import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Boundary } from './error-screen/Boundary';
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

test.each<[string, boolean, unknown]>([
  ['what the router throws', true, caught(() => redirectTo('/fees'))],
  ['an error', false, new Error('no')],
  ['an error with an address', false, Object.assign(new Error('no'), { uri: '/fees' })],
  ['an object without an address', false, { url: '/fees' }],
  ['an address that is no text', false, { uri: 1 }],
  ['text', false, '/fees'],
  ['null', false, null],
  ['nothing', false, undefined],
])('%s: %p', (_name, expected, thrown) => {
  expect(isRedirect(thrown)).toBe(expected);
});

test('a redirect passes the boundary: the router follows it, and nothing is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  navigate('/old');
  render(
    <LocationProvider>
      {({ location: { pathname } }) => (
        <Boundary otherwise={<p>Error screen</p>} onError={onError}>
          <Page pathname={pathname} />
        </Boundary>
      )}
    </LocationProvider>,
  );
  expect(await screen.findByRole('heading', { name: '/fees' })).toBeVisible();
  expect(window.location.pathname).toBe('/fees');
  expect(screen.queryByText('Error screen')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
