/** Gatsby's browser APIs. */
import { CacheProvider, Global } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchExplainedLinks } from './components/meaning/watch-links';
import { handleSearchRequests } from './components/search/search-requests';
import { ContentDiagnostics } from './develop/ContentDiagnostics';
import { Fallback } from './error-reporting/error-screen/Fallback';
import { MinimalErrorScreen } from './error-reporting/error-screen/MinimalErrorScreen';
import { reportError, startErrorReporting } from './error-reporting/report';
import { prepareIslands } from './islands/built-html';
import { withoutEarlyEvents } from './islands/early-events';
import { forgetControls, rememberControls } from './islands/early-input';
import { Layout } from './layout/Layout';
import { followCodeLanguage, selectChosenLanguage } from './lib/code/code-language';
import { useHydrated } from './lib/hooks/use-hydrated';
import { hashStore } from './lib/routing/hash-store';
import { liftReloadGuard } from './navigation/full-load';
import { NavigationStatus } from './navigation/NavigationStatus';
import { setSharedIslands, setShown } from './navigation/pages';
import { startNavigation } from './navigation/start';
import { styleCache } from './theme/built-styles';
import { globalStyles } from './theme/global-styles';
import { showChosenScheme } from './theme/scheme-choice';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startErrorReporting();
  // The development server uses Gatsby's own loader and navigation.
  if (process.env.NODE_ENV !== 'production') return;
  setSharedIslands(Layout.islands);
  startNavigation();
};

/**
 * React reports an error when something above a suspended island updates and it shows the fallback, which is the island's built
 * HTML. That's expected, so the error isn't reported.
 */
const isSuspension = (error: unknown): boolean => /error #421\b/.test(String(error));

let hydrated = false;

/**
 * Hydrates a built page in slices of a few milliseconds, between which the browser is free: React divides only transitions. An
 * event that a component handles doesn't wait for the end. The development server has no built page and hydrates as usual.
 */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === 'production' ? hydrate : undefined);

function hydrate(element: ReactElement, container: Element): void {
  rememberControls(container);
  const start = () =>
    hydrateRoot(container, element, {
      onRecoverableError: (error) => isSuspension(error) || window.reportError(error),
    });
  withoutEarlyEvents(
    container,
    () => hydrated,
    () => startTransition(() => void start()),
  );
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followCodeLanguage();
  prepareIslands(selectChosenLanguage);
  prepareIslands(showChosenScheme);
  handleSearchRequests();
  watchExplainedLinks();
};

/** Gatsby navigates without a hashchange event. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) forgetControls();
  setShown(location.pathname);
  liftReloadGuard();
  hashStore.refresh();
};

/** Not part of the built page, and not needed until a visitor navigates. */
function AfterHydration() {
  useEffect(() => {
    hydrated = true;
  }, []);
  return useHydrated() ? (
    <Fallback otherwise={null}>
      <NavigationStatus />
    </Fallback>
  ) : null;
}

/** Reports an error from outside the page. */
const onFailure = (error: unknown): void => reportError(error, { pathname: window.location.pathname });

/** Gives Emotion the styles of the built page before anything inside renders. */
function KnownStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(styleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** A built page has its styles in its head; in development they're rendered here, with the content diagnostics. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  process.env.NODE_ENV === 'production' ? (
    <KnownStyles>
      <MinimalErrorScreen onFailure={onFailure}>{element}</MinimalErrorScreen>
      <AfterHydration />
    </KnownStyles>
  ) : (
    <>
      <Global styles={globalStyles} />
      {element}
      <ContentDiagnostics />
    </>
  );
