/**
 * Puts long HTML into a page in slices: what the first screen shows right away, and the rest after the first paint, a slice per frame.
 * A browser lays out and paints all that's in the page, far below the fold too.
 */
import { afterFrame } from '../lib/loading/after-frame';
import { finishBeforeInput } from './before-input';

/** Characters of a slice, for each pixel of the height of the window. A screen of text shows three at most. */
const density = 4;

/** Adds the slices that are waiting, in order. */
const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Calls a function whenever a slice has been added; the returned function stops that. */
export function onSlice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function addNext(): void {
  waiting.shift()?.();
  for (const listener of listeners) listener();
  if (waiting.length > 0) afterFrame(addNext);
}

function addAll(): void {
  if (waiting.length === 0) return;
  while (waiting.length > 0) waiting.shift()?.();
  for (const listener of listeners) listener();
}

/** The innermost element with all of an element's content. */
function contentOf(element: Element): Element {
  const [only] = element.childNodes;
  return element.childNodes.length === 1 && only instanceof Element ? contentOf(only) : element;
}

/** Takes all but the first slice of an element's content out of it, and returns them. */
function cut(content: Element): ChildNode[][] {
  const limit = window.innerHeight * density;
  const slices: ChildNode[][] = [[]];
  let length = 0;
  for (const child of content.childNodes) {
    if (length > limit) {
      slices.push([]);
      length = 0;
    }
    slices.at(-1)?.push(child);
    length += child.textContent?.length ?? 0;
  }
  const later = slices.slice(1);
  for (const child of later.flat()) child.remove();
  return later;
}

/** Moves the content of one element to another, which is in the page and empty. */
export function moveInSlices(from: Element, to: HTMLElement): void {
  const content = contentOf(from);
  const later = cut(content);
  to.append(...from.childNodes);
  if (later.length === 0) return;
  const parent = content === from ? to : content;
  // Keeps what follows below the fold.
  to.style.minHeight = '100vh';
  finishBeforeInput(addAll);
  if (waiting.length === 0) afterFrame(addNext);
  waiting.push(...later.map((nodes) => () => parent.append(...nodes)), () =>
    to.style.removeProperty('min-height'),
  );
}
