import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { reportError } from './report';

/** Puts the error boundary around every page. One function for gatsby-browser and gatsby-ssr, so that both render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <ErrorBoundary pathname={props.location.pathname} fallback={<ErrorScreen />} onError={reportError}>
    {element}
  </ErrorBoundary>
);
