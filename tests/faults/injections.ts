/** Scripts injected before anything else: what devices, browsers and extensions do to a page. */
import { replaceDelays } from '../support/page/timers';

const script = (work: () => void): string => `<script>(${work.toString()})()</script>`;

export const deniedStorage = script(() => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
});

/**
 * What browsers do when they translate: they replace each text with an element that has another text. The words stay the same here, so
 * that tests can find them. Texts of drawings aren't translated.
 */
export const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (parentElement instanceof HTMLElement && !parentElement.closest('script,style,[translate="no"]'))
      texts.push(walker.currentNode);
  }
  for (const text of texts) {
    if (!text.nodeValue?.trim()) continue;
    const font = document.createElement('font');
    font.append(text.nodeValue);
    text.parentNode?.replaceChild(font, text);
  }
};

/** What extensions add around the page and in it. */
export const extend = (): void => {
  document.documentElement.setAttribute('data-extension', 'on');
  document.body.prepend(document.createElement('extension-bar'));
  document.body.append(document.createElement('extension-root'));
  document.querySelector('#gatsby-focus-wrapper')?.append(document.createElement('extension-frame'));
};

/** Makes a change to the page as soon as its HTML has been parsed. */
export const beforeHydration = (alters: () => void): string =>
  `<script>addEventListener('DOMContentLoaded', ${alters})</script>`;

/** Keeps a page from giving up on search after five seconds: on a busy machine the dialog takes longer. */
export const patientSearch = `<script>(${replaceDelays})({ changed: [5000], other: 600_000 })</script>`;

/** Counts listeners of window and document. */
export const listenerCount = script(() => {
  let count = 0;
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const live = new Set<string>();
    const ids = new WeakMap<object, number>();
    let next = 0;
    const key = (type: string, listener: unknown, options: unknown) => {
      if (typeof listener !== 'object' && typeof listener !== 'function') return undefined;
      if (listener === null) return undefined;
      if (!ids.has(listener)) ids.set(listener, next++);
      const capture =
        typeof options === 'object' && options ? 'capture' in options && options.capture : options;
      return `${type} ${ids.get(listener)} ${Boolean(capture)}`;
    };
    const note = (change: 'add' | 'delete', name: string | undefined) => {
      if (name) live[change](name);
      count = live.size;
      document.documentElement.dataset[target === window ? 'windowListeners' : 'documentListeners'] =
        String(count);
    };
    Object.assign(target, {
      addEventListener(type: string, listener: EventListener, options?: boolean) {
        note('add', key(type, listener, options));
        return add.call(target, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options?: boolean) {
        note('delete', key(type, listener, options));
        return remove.call(target, type, listener, options);
      },
    });
  }
});

/** Adds up layout shifts, if the engine reports them. */
export const shiftCount = script(() => {
  let sum = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  } catch {
    document.documentElement.dataset.shift = '0';
  }
});
