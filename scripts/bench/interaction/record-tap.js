// @ts-check
// Runs in each document before its own scripts, and records a tap on the button of the phone menu: how long each event took until
// the next paint, and whether the menu opened and closed. Reports when the button is painted and when the page loads.
(() => {
  /** @type {import('./figures').RecordedTap} */
  const recorded = { events: [], menu: [] };
  const menu = '[data-phone-menu]';
  /** @type {(signal: import('./taps').Signal) => void} */
  const report = (signal) => Reflect.get(window, 'benchSignal')(signal);

  /** @param {PerformanceObserverEntryList} list */
  const take = (list) =>
    list.getEntries().forEach((/** @type {any} */ { interactionId, duration, entryType }) => {
      recorded.events.push({ interaction: interactionId ?? 0, duration, first: entryType === 'first-input' });
    });
  const events = new PerformanceObserver(take);
  events.observe(/** @type {any} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
  events.observe({ type: 'first-input', buffered: true });

  // Every change counts, also one that is taken back at once.
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (target instanceof Element && target.matches(menu)) recorded.menu.push(oldValue === null);
  }).observe(document, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });

  function look() {
    const button = document.querySelector(`${menu} > summary`);
    if (!button) return requestAnimationFrame(look);
    const { x, y, width, height } = button.getBoundingClientRect();
    // A task after the callback of a frame runs when that frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => report({ moment: 'painted', x: x + width / 2, y: y + height / 2 });
    port2.postMessage(null);
  }
  requestAnimationFrame(look);
  addEventListener('load', () => report({ moment: 'load' }));

  Object.assign(window, {
    readTap: () => ({ ...recorded, open: document.querySelector(menu)?.hasAttribute('open') ?? false }),
  });
})();
