/**
 * Events before a page is hydrated. React answers an event by hydrating everything around its target in one task, even if no component
 * handles it: that takes 50 to 110 ms, and four times as long on a slow phone.
 */

/** What components handle clicks and changes of. The browser follows links. */
const handled = 'button, input, select, textarea';

/** Of these, what works by HTML and the inline script. */
const native = '[data-search], [data-languages], [popovertarget]';

/** Whether a component may handle an event. A press ends in a click. */
export function mayBeHandled({ type, target }: Event): boolean {
  if (/^(pointer|mouse|touch)(down|up|start|end)$/.test(type)) return false;
  if (!/^(click|change|input)$/.test(type)) return true;
  return target instanceof Element && target.closest(handled) !== null && target.closest(native) === null;
}

/**
 * Keeps events that no component handles from React until the page is hydrated.
 * @param container React's root element
 * @param hydrate calls hydrateRoot, which adds React's listeners to the container
 */
export function withoutEarlyEvents(container: Element, isHydrated: () => boolean, hydrate: () => void): void {
  const add: Element['addEventListener'] = container.addEventListener;
  container.addEventListener = (
    type: string,
    listener: (event: Event) => void,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const hear = (event: Event) => {
      if (isHydrated() || mayBeHandled(event)) listener(event);
    };
    add.call(container, type, hear, options);
  };
  hydrate();
  Reflect.deleteProperty(container, 'addEventListener');
}
