/** The card with a meaning: when it appears, where, and when it goes. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Intent, Meaning } from '../../lib/meanings/meaning';
import { placement } from '../../lib/meanings/placement';
import { findMeaning } from './find-meaning';
import { cardId, MeaningCard } from './MeaningCard';

/** Milliseconds: until a resting pointer counts, and for its way from the link to the card. */
const delay = { show: 150, hide: 250 } as const;

let root: Root | undefined;
/** The link that is described, and the one whose meaning a visitor has asked for last. */
let shown: HTMLAnchorElement | undefined;
let wanted: { readonly link: HTMLAnchorElement; readonly intent: Intent } | undefined;
let timer: number | undefined;

const cardOf = (): HTMLElement | null => document.getElementById(cardId);

/** Hides the card. */
function hide(): void {
  window.clearTimeout(timer);
  wanted = undefined;
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (cardOf()?.matches(':popover-open')) cardOf()?.hidePopover();
}

const isInside = (target: EventTarget | null): boolean =>
  target instanceof Node && Boolean(shown?.contains(target) || cardOf()?.contains(target));

/** The pointer is on the link or the card, on its way between them, or elsewhere. What a tap has opened stays until the next press. */
function onMouseOver({ target }: MouseEvent): void {
  if (wanted?.intent === 'tap') return;
  const hovered = wanted?.intent === 'hover' ? wanted.link : undefined;
  if (isInside(target)) window.clearTimeout(timer);
  else if (!(target instanceof Node && hovered?.contains(target))) {
    window.clearTimeout(timer);
    if (hovered) wanted = undefined;
    if (shown && !shown.matches(':focus-visible')) timer = window.setTimeout(hide, delay.hide);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && shown) hide();
}

/** The focus has left the link, maybe before its meaning was loaded. */
function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (wanted?.intent === 'focus') wanted = undefined;
  if (shown && !isInside(relatedTarget)) hide();
}

/** A press outside hides the card, and so does following a link. */
function onPress({ target, type }: Event): void {
  const follows = type === 'click' && target instanceof Element && target.closest('a') !== null;
  if (shown && (follows || !isInside(target))) hide();
}

/** Draws the place of the card once, with the events that hide it. */
function prepare(): Root {
  document.addEventListener('mouseover', onMouseOver);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onPress);
  window.addEventListener('resize', () => shown && hide());
  window.addEventListener('popstate', hide);
  return createRoot(document.body.appendChild(document.createElement('div')));
}

/** Moves the card beside the link without covering it; the card scrolls with the page. */
function place(card: HTMLElement, link: HTMLAnchorElement): void {
  const { clientHeight: height } = document.documentElement;
  // Without the gutter of a scrollbar.
  const { clientWidth: width } = document.body;
  const lines = link.getClientRects();
  const { top: first, bottom: last } = link.getBoundingClientRect();
  const word = { left: lines[0]?.left ?? 0, top: first, bottom: last };
  const { left, top } = placement(word, card.getBoundingClientRect(), { width, height });
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}

function open(link: HTMLAnchorElement, meaning: Meaning, href: string | null): void {
  flushSync(() => root?.render(<MeaningCard meaning={meaning} href={href} />));
  const card = cardOf();
  if (!card) return;
  shown?.removeAttribute('aria-describedby');
  shown = link;
  link.setAttribute('aria-describedby', cardId);
  if (!card.matches(':popover-open')) card.showPopover();
  place(card, link);
}

/** Shows the meaning of the wanted link. Resolves to whether there is one. */
async function showWanted(link: HTMLAnchorElement, intent: Intent): Promise<boolean> {
  const meaning = await findMeaning(link);
  if (!meaning) return false;
  // The visitor may have gone elsewhere meanwhile.
  if (wanted?.link === link && link.isConnected)
    open(link, meaning, intent === 'tap' ? link.getAttribute('href') : null);
  return true;
}

/**
 * Shows the meaning of a link: at once for the keyboard and a finger, and when the pointer rests on it. It stays until the
 * pointer or the focus leaves, or Escape is pressed.
 * @returns whether there is a meaning; true for a pointer that doesn't rest yet
 */
export async function showMeaning(link: HTMLAnchorElement, intent: Intent): Promise<boolean> {
  root ??= prepare();
  if (intent === 'focus' && !link.matches(':focus-visible')) return true;
  if (intent === 'hover' && !link.matches(':hover')) return true;
  window.clearTimeout(timer);
  if (link === shown && wanted?.intent === 'tap') return true;
  wanted = { link, intent };
  if (link === shown) return true;
  if (intent !== 'hover') return showWanted(link, intent);
  timer = window.setTimeout(() => void showWanted(link, intent).catch(() => {}), delay.show);
  return true;
}
