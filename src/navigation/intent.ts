/**
 * Loads a page when a visitor is about to follow a link to it: the pointer or the focus rests on the link, or a finger touches
 * it. Covers every link of the document, including those that React doesn't render.
 */
import { savesData } from '../lib/loading/data-saver';
import { pageOfLink } from '../lib/routing/link-navigation';
import { loadPage } from './pages';

/** Milliseconds after which the pointer or the focus counts as resting. */
export const restTime = 20;

let timer: number | undefined;
/** The link that is hovered or focused. */
let current: Element | null = null;

function load(anchor: HTMLAnchorElement): void {
  const address = pageOfLink(anchor);
  // Failures are ignored: a click loads the page again.
  if (address !== undefined && !savesData()) loadPage(address).catch(() => undefined);
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

function onRest(event: Event): void {
  const anchor = linkOf(event);
  if (anchor === current) return;
  current = anchor;
  window.clearTimeout(timer);
  if (anchor) timer = window.setTimeout(load, restTime, anchor);
}

function onTouch(event: Event): void {
  const anchor = linkOf(event);
  if (anchor) load(anchor);
}

/** Starts listening for hover, focus and touch. */
export function watchIntent(): void {
  for (const type of ['mouseover', 'focusin']) document.addEventListener(type, onRest, { passive: true });
  document.addEventListener('touchstart', onTouch, { passive: true });
}
