import type { GatsbyBrowser } from 'gatsby';
import type { WithPlace } from '../layout/header/location';
import { SiteHeader } from '../layout/SiteHeader';
import { reloadOnNextVisit } from '../navigation/pages';
import type { ErrorPlace } from './error-report';
import { ErrorBoundary } from './error-screen/ErrorBoundary';
import { LoadedErrorScreen } from './error-screen/LoadedErrorScreen';
import { reportError } from './report';

function onError(error: unknown, place: ErrorPlace): void {
  reloadOnNextVisit(place.pathname);
  reportError(error, place);
}

/** The pages of the development server have no data. */
const hasNavigation = (data: unknown): data is Queries.HeaderFragment => 'navigation' in Object(data);

/**
 * Wraps every page in the error boundary, after the header, which stays while pages change. Used by gatsby-browser and gatsby-ssr,
 * so that both render the same.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { data, location } = props;
  const { place } = Object(element.type) as WithPlace<typeof props>;
  const fallback = <LoadedErrorScreen location={location} />;
  return (
    <ErrorBoundary pathname={location.pathname} fallback={fallback} onError={onError}>
      {hasNavigation(data) ? <SiteHeader data={data} location={location} place={place?.(props)} /> : null}
      {element}
    </ErrorBoundary>
  );
};
