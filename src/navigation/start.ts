import { watchIntent } from './intent';
import { goTo, type Navigate } from './navigate';
import { noteBrowserAnimation } from './page-fade';
import { startRequest } from './request-order';
import { startScrolling } from './scroll';
import { clearStatus } from './status';

declare global {
  interface Window {
    ___navigate: Navigate;
    ___push: (to: string | number) => void;
    ___replace: (to: string | number) => void;
  }
}

/** The visitor has gone elsewhere: requests in progress no longer count. */
function drop(): void {
  startRequest();
  clearStatus();
}

/**
 * Gatsby reloads the page for every uncaught chunk load error. Scripts that a page needs are handled here, and the others
 * aren't worth losing a page for.
 */
function onUnhandledRejection(event: PromiseRejectionEvent): void {
  if (/loading chunk/i.test(String(event.reason))) event.stopImmediatePropagation();
}

/** Takes over navigation from Gatsby. Call it before React starts. */
export function startNavigation(): void {
  startScrolling();
  watchIntent();
  const show = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === 'number') show(to);
    else goTo(show, to, options);
  };
  window.___push = (to) => window.___navigate(to, { replace: false });
  window.___replace = (to) => window.___navigate(to, { replace: true });
  window.addEventListener('popstate', drop, true);
  window.addEventListener('popstate', noteBrowserAnimation, true);
  // A page restored from the back-forward cache is no longer navigating.
  window.addEventListener('pageshow', ({ persisted }) => persisted && drop());
  window.addEventListener('unhandledrejection', onUnhandledRejection, true);
}
