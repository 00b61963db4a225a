import { type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { reportError } from '../report';
import { Boundary } from './Boundary';
import { MinimalMessage } from './MinimalMessage';

/** Loaded only when a page fails. */
const ErrorScreen = lazy(() => import('./ErrorScreen'));

type ErrorBoundaryProps = {
  /** The page's data; undefined in the development server's own pages. */
  data: Queries.ErrorScreenFragment | undefined;
  location: { pathname: string };
  children: ReactNode;
};

/** Shows the page or, once it has failed to render, the error screen, and reports the error with the page's path. */
export function ErrorBoundary({ data, location, children }: ErrorBoundaryProps) {
  const { pathname } = location;
  const onError = (error: unknown, { componentStack }: ErrorInfo) =>
    reportError(error, { pathname, ...(componentStack ? { componentStack } : {}) });
  const errorScreen = data ? (
    <Boundary otherwise={<MinimalMessage brand={data.brand} />} onError={onError}>
      <Suspense fallback={<MinimalMessage brand={data.brand} delayed />}>
        <ErrorScreen data={data} location={location} />
      </Suspense>
    </Boundary>
  ) : (
    <MinimalMessage />
  );
  return (
    <Boundary otherwise={errorScreen} onError={onError}>
      {children}
    </Boundary>
  );
}
