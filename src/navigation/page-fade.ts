/** How a page appears after client-side navigation. docs/decisions/page-transitions.md says why it isn't a view transition. */
import { duration, easing, media, pageOpacity } from '../theme/tokens';

/** Whether the browser has already animated to the page, such as during a swipe back. */
let animatedByBrowser = false;

/** Notes whether the browser animates a step in the history. Call it for each popstate event. */
export function noteBrowserAnimation({ hasUAVisualTransition = false }: PopStateEvent): void {
  animatedByBrowser = hasUAVisualTransition;
}

const wanted = (): boolean =>
  document.visibilityState === 'visible' && window.matchMedia(media.motion.replace('@media ', '')).matches;

/**
 * Fades in the main part of a page that is in the document already. The animation runs beside the page: it's visible from its
 * first frame on, and stays as it is if the animation fails.
 */
export function fadeInPage(): void {
  const skipped = animatedByBrowser;
  animatedByBrowser = false;
  if (skipped || !wanted()) return;
  document
    .querySelector('[data-main]')
    ?.animate({ opacity: [pageOpacity, 1] }, { id: 'page', duration: duration.quick, easing });
}
