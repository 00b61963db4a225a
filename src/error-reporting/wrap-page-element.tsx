import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from './error-screen/ErrorBoundary';

/** Wraps every page in the error boundary. Used by gatsby-browser and gatsby-ssr, so that both render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <ErrorBoundary data={props.data as Queries.ErrorScreenFragment} location={props.location}>
    {element}
  </ErrorBoundary>
);
