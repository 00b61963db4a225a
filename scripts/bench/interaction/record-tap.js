// @ts-check
// Runs in each document before its own scripts, and records a tap on a control: how long each event took until the next paint, and
// each time that it took effect. Reports when the control is painted, again when it has moved, and when the page loads.
(() => {
  /** What the benchmark sets: the control to tap. @type {import('./controls').Control} */
  const { target, effect } = Reflect.get(window, 'benchControl');
  /** @type {import('./figures').RecordedTap} */
  const recorded = { events: [], changes: [] };
  const start = location.href;
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

  // Every change counts, including one that is undone immediately.
  new MutationObserver((changes) => {
    for (const { target: changed, oldValue } of changes)
      if (effect && changed instanceof Element && changed.matches(effect))
        recorded.changes.push(oldValue === null);
  }).observe(document, { subtree: true, attributeFilter: ['open'], attributeOldValue: true });
  addEventListener('change', ({ target: changed }) => {
    if (effect && changed instanceof Element) recorded.changes.push(changed.matches(effect));
  });
  const { pushState } = history;
  history.pushState = (...step) => {
    pushState.apply(history, step);
    if (!effect) recorded.changes.push(true);
  };

  const visible = () =>
    [...document.querySelectorAll(target)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  let last = '';
  let tapped = false;
  addEventListener('pointerdown', () => {
    tapped = true;
  });
  /** Reports the control once it's in a frame, and again after a frame in which it has moved, until it's tapped. */
  function look() {
    if (tapped) return;
    requestAnimationFrame(look);
    const control = visible();
    if (!control) return;
    const scrolled = scrollY;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The page gets the event of this scroll in the next frame, and that of a visitor's scroll before the frame that shows it.
    if (scrollY !== scrolled) return;
    const { x, y, width, height } = control.getBoundingClientRect();
    const place = `${x} ${y}`;
    if (place === last) return;
    last = place;
    // A task after the callback of a frame runs when that frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => report({ moment: 'painted', x: x + width / 2, y: y + height / 2 });
    port2.postMessage(null);
  }
  requestAnimationFrame(look);
  addEventListener('load', () => report({ moment: 'load' }));

  const isOn = () =>
    effect ? document.querySelector(`:is(${effect}):is([open], :checked)`) !== null : location.href !== start;
  Object.assign(window, { readTap: () => ({ ...recorded, on: isOn() }) });
})();
