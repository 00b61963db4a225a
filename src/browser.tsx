/** Gatsby's browser APIs. The browser itself navigates: each link loads a document, which is hydrated here. */
import { CacheProvider, Global } from '@emotion/react';
import { globalHistory } from '@gatsbyjs/reach-router';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, type ReactNode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchExplainedLinks } from './components/meaning/watch-links';
import { handleSearchRequests } from './components/search/search-requests';
import { ContentDiagnostics } from './develop/ContentDiagnostics';
import { Boundary } from './error-reporting/error-screen/Boundary';
import { MinimalMessage } from './error-reporting/error-screen/MinimalMessage';
import { reportError, startErrorReporting } from './error-reporting/report';
import { withoutEarlyEvents } from './islands/early-events';
import { followCodeLanguage } from './lib/code/code-language';
import { addCopyButtons } from './lib/code/copy-buttons';
import { hiddenFragment } from './lib/routing/hidden-fragment';
import { styleCache } from './theme/built-styles';
import { globalStyles } from './theme/global-styles';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startErrorReporting();
  // Gatsby's router would render the page again, and announce it, when the visitor only goes to another part of it.
  globalHistory.listen = () => () => {};
};

/** The browser scrolls. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

const fragment = hiddenFragment();

let hydrated = false;

/**
 * Hydrates a built page in slices of a few milliseconds, between which the browser is free: React divides only transitions. The
 * development server has no built page and renders as usual.
 */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === 'production' ? hydrate : undefined);

function hydrate(element: ReactElement, container: Element): void {
  fragment.hide();
  const start = () => void hydrateRoot(container, element, { onRecoverableError: window.reportError });
  withoutEarlyEvents(
    container,
    () => hydrated,
    () => startTransition(start),
  );
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  hydrated = true;
  fragment.restore();
  followCodeLanguage();
  addCopyButtons();
  handleSearchRequests();
  watchExplainedLinks();
};

/** Reports an error from outside the page. */
const onError = (error: unknown): void => reportError(error, { pathname: window.location.pathname });

/** Gives Emotion the styles of the built page before anything inside renders. */
function KnownStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(styleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** A built page has its styles in its head; in development they're rendered here, with the content diagnostics. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) =>
  process.env.NODE_ENV === 'production' ? (
    <KnownStyles>
      <Boundary otherwise={<MinimalMessage />} onError={onError}>
        {element}
      </Boundary>
    </KnownStyles>
  ) : (
    <>
      <Global styles={globalStyles} />
      {element}
      <ContentDiagnostics />
    </>
  );
