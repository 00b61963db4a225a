import type { GatsbyBrowser } from 'gatsby';
import { reloadOnNextVisit } from '../navigation/pages';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadedErrorScreen } from './LoadedErrorScreen';
import { reportError } from './report';
import type { ErrorPlace } from './types';

function onError(error: unknown, place: ErrorPlace): void {
  reloadOnNextVisit(place.pathname);
  reportError(error, place);
}

/** Puts the error boundary around every page. One function for gatsby-browser and gatsby-ssr, so that both render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { location, data } = props;
  const fallback = <LoadedErrorScreen location={location} pageData={data} />;
  return (
    <ErrorBoundary pathname={location.pathname} fallback={fallback} onError={onError}>
      {element}
    </ErrorBoundary>
  );
};
