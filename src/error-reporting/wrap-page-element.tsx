import type { GatsbyBrowser } from 'gatsby';
import { reloadOnNextVisit } from '../navigation/pages';
import type { ErrorPlace } from './error-report';
import { ErrorBoundary } from './error-screen/ErrorBoundary';
import { LoadedErrorScreen } from './error-screen/LoadedErrorScreen';
import { reportError } from './report';

function onError(error: unknown, place: ErrorPlace): void {
  reloadOnNextVisit(place.pathname);
  reportError(error, place);
}

/** Wraps every page in the error boundary. Used by gatsby-browser and gatsby-ssr, so that both render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { location } = props;
  const fallback = <LoadedErrorScreen location={location} />;
  return (
    <ErrorBoundary pathname={location.pathname} fallback={fallback} onError={onError}>
      {element}
    </ErrorBoundary>
  );
};
