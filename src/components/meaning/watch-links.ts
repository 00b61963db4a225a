/**
 * Shows the meaning of a figure, a code or a resource when its link is hovered, focused or tapped. This part is loaded with
 * every page; the card and the meanings are loaded on the first intent. Without them, or in a browser without popovers, it's
 * a plain link.
 */
import { explainedLinks, type Intent } from '../../lib/meanings/meaning';

/** The link that a finger touched last: its click shows the meaning first. */
let touched: HTMLAnchorElement | null = null;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(explainedLinks) : null;

function show(link: HTMLAnchorElement, intent: Intent): void {
  import('./show-meaning')
    .then(({ showMeaning }) => showMeaning(link, intent))
    .catch(() => false)
    .then((shown) => {
      // The click that was held back.
      if (!shown && intent === 'tap') link.click();
    });
}

const onIntent = (intent: Intent) => (event: Event) => {
  const link = linkOf(event);
  if (link) show(link, intent);
};

/** The first tap shows the meaning; one on a link whose meaning is shown follows it. */
function onClick(event: Event): void {
  const link = linkOf(event);
  if (!link || link !== touched || link.hasAttribute('aria-describedby')) return;
  touched = null;
  event.preventDefault();
  event.stopImmediatePropagation();
  show(link, 'tap');
}

/** Remembers the link that a finger touches. A press of the mouse clears it: the finger only scrolled. */
function onPress(event: PointerEvent): void {
  touched = event.pointerType === 'touch' ? linkOf(event) : null;
}

/** Starts listening. Does nothing in a browser without popovers. */
export function watchExplainedLinks(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.addEventListener('mouseover', onIntent('hover'));
  document.addEventListener('focusin', onIntent('focus'));
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onClick, true);
}
