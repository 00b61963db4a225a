import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { reportError } from './report';

/** Loaded when it is needed, which it is not on a page that works. Should that fail, the boundary has a last sentence. */
const ErrorScreen = lazy(() => import('./ErrorScreen').then((module) => ({ default: module.ErrorScreen })));

/** Puts the error boundary around every page. One function for gatsby-browser and gatsby-ssr, so that both render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { pathname } = props.location;
  const fallback = (
    <Suspense fallback={null}>
      <ErrorScreen pathname={pathname} />
    </Suspense>
  );
  return (
    <ErrorBoundary pathname={pathname} fallback={fallback} onError={reportError}>
      {element}
    </ErrorBoundary>
  );
};
