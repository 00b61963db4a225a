/**
 * Events before a page is hydrated. React answers an event by hydrating everything around its target in one task, which blocks a slow
 * phone for 200 ms and more, even if no component handles it.
 */

/** No component handles these; a press ends in a click. */
const presses: ReadonlySet<string> = new Set([
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
]);

/** What components handle clicks and changes of. */
const handled = 'a, button, input, select, textarea';

/** Of these, what works by HTML and the inline script. */
const native = '[data-search], [data-languages]';

/** Whether React has to hydrate the page for an event, because a component may handle it. */
export function needsHydration({ type, target }: Event): boolean {
  if (presses.has(type)) return false;
  if (type !== 'click' && type !== 'change' && type !== 'input') return true;
  return target instanceof Element && target.closest(handled) !== null && target.closest(native) === null;
}

/**
 * Keeps events that need no hydration from React until the page is hydrated.
 * @param container React's root element
 * @param isHydrated whether the page is hydrated by now
 * @param hydrate calls hydrateRoot, which adds React's listeners to the container
 */
export function withoutEarlyEvents(container: Element, isHydrated: () => boolean, hydrate: () => void): void {
  const add: Element['addEventListener'] = container.addEventListener;
  container.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const filtered = (event: Event) => {
      if (isHydrated() || needsHydration(event)) listener(event);
    };
    add.call(container, type, filtered, options);
  };
  hydrate();
  Reflect.deleteProperty(container, 'addEventListener');
}
