// @ts-check
// Runs in each document before its own scripts. Finds links, and reports when one is clicked and when the page it leads to is on
// the screen. Moments are milliseconds since 1970, so that they can be compared across documents.
(() => {
  /** What the benchmark sets: the heading to wait for, and whether the browser itself has to follow the link. */
  const { heading = '', fullLoad = false } = Reflect.get(window, 'benchTarget') ?? {};
  /** @type {(signal: import('./clicks').Signal) => void} */
  const report = (signal) => Reflect.get(window, 'benchSignal')(signal);
  const now = () => performance.timeOrigin + performance.now();

  addEventListener(
    'click',
    (event) => {
      report({ moment: 'click', at: now() });
      if (fullLoad) event.stopImmediatePropagation();
    },
    true,
  );

  const shownHeading = () => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim();
  const watcher = new MutationObserver(() => {
    if (shownHeading() !== heading) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      // A task after the callback of a frame runs when that frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => report({ moment: 'shown', at: now() });
      port2.postMessage(null);
    });
  });
  watcher.observe(document, { subtree: true, childList: true, characterData: true });

  /**
   * Whether a click leads to the page at the link's path, with the heading that it has when it's opened: a filter changes the
   * heading, the search button opens a dialog, and a code first shows its meaning if it's tapped.
   * @param {HTMLAnchorElement} link
   */
  const leadsToPage = (link) =>
    link.search === '' && link.ariaHasPopup === null && !link.querySelector('code');

  /** Links within the site that can be seen, those of the main part first. */
  const links = () => {
    const all = [...document.querySelectorAll('main a[href]'), ...document.querySelectorAll('a[href]')];
    return /** @type {HTMLAnchorElement[]} */ ([...new Set(all)]).filter(
      (link) =>
        link.origin === location.origin &&
        link.target === '' &&
        leadsToPage(link) &&
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        link.getClientRects().length > 0,
    );
  };

  /**
   * Scrolls to a link to a page and returns it with a point on it; undefined without a link that a pointer can reach.
   * @param {string} path
   */
  const placeOf = (path) => {
    for (const link of links().filter(({ pathname }) => pathname === path)) {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = link.getClientRects();
      if (!box) continue;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (document.elementFromPoint(point.x, point.y)?.closest('a') === link) return { link, point };
    }
    return undefined;
  };

  /** @param {string} path */
  const pointOf = (path) => placeOf(path)?.point;

  /**
   * Gives the focus to the link that `pointOf` finds.
   * @param {string} path
   */
  const focus = (path) => placeOf(path)?.link.focus();

  Object.assign(window, {
    benchLinks: {
      pointOf,
      focus,
      paths: () => [...new Set(links().map(({ pathname }) => pathname))],
    },
  });
})();
