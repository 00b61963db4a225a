// @ts-check
// Runs in each document before its own scripts, and records how it loads: long tasks, paints and layout shifts. All times are
// milliseconds since navigation. `recordedLoad` is what the benchmark reads.
(() => {
  /** @type {import('./figures').RecordedLoad} */
  const recorded = { tasks: [], shifts: [] };

  /**
   * @param {string} type
   * @param {(entry: any) => void} take
   */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('longtask', ({ startTime, duration }) => recorded.tasks.push({ start: startTime, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaint = startTime;
  });
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) recorded.shifts.push({ start: startTime, score: value });
  });
  Object.assign(window, { recordedLoad: recorded });
})();
