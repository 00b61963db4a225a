/** A small site under Gatsby's router with the real error boundary and reporting, and pages that fail. */
import { LocationProvider, navigate, redirectTo } from '@gatsbyjs/reach-router';
import { type ReactElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../../src/error-reporting/ErrorBoundary';
import { markNotFound, reportError, startErrorReporting } from '../../../src/error-reporting/report';

const later = (action: () => void) => () => setTimeout(action, 0);
const fail = (message: string) => (): never => {
  throw new Error(message);
};
const actions: Record<string, () => void> = {
  'Own error': later(fail('own error')),
  Rejection: () => void Promise.reject(new Error('own rejection')),
  Aborted: later(fail('Request aborted')),
  Unauthorized: later(fail('Request failed with status code 401')),
  Resized: () =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' })),
  'Third-party error': () => window.dispatchEvent(new Event('third-party')),
};
const pages: Record<string, () => ReactElement> = {
  '/': Home,
  '/fees': Fees,
  '/broken': fail('broken page'),
  '/old': () => redirectTo('/fees'),
};

function Home() {
  return <h1>Home</h1>;
}

function Fees() {
  return <h1>Fees</h1>;
}

function Missing() {
  useEffect(() => markNotFound(location.pathname), []);
  return <h1>Not found</h1>;
}

function Controls() {
  const links = [...Object.keys(pages), '/missing', '/broken?email=ada@customer.example#ada'];
  return (
    <nav>
      {Object.entries(actions).map(([name, action]) => (
        <button key={name} type="button" onClick={action}>
          {name}
        </button>
      ))}
      {links.map((address) => (
        <button key={address} type="button" onClick={() => void navigate(address)}>
          Go to {address}
        </button>
      ))}
    </nav>
  );
}

startErrorReporting();
const place = document.getElementById('site');
if (!place) throw new Error('The document has no place for the site.');
createRoot(place).render(
  <>
    <Controls />
    <LocationProvider>
      {({ location: { pathname } }) => {
        const Page = pages[pathname] ?? Missing;
        return (
          <ErrorBoundary pathname={pathname} fallback={<h1>Error</h1>} onError={reportError}>
            <Page />
          </ErrorBoundary>
        );
      }}
    </LocationProvider>
  </>,
);
