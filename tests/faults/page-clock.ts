/** A page clock that tests set, stop and advance, in any engine. */

declare global {
  interface Window {
    /** Stops the clock and advances it by milliseconds; timers that are due by then run now. */
    passTime: (milliseconds: number) => void;
  }
}

/** Timers shorter than this, in milliseconds, always run in real time: they only yield to the browser. */
const shortest = 100;

function install(start: number | undefined, stopped: boolean, shortestDelay: number): void {
  const RealDate = Date;
  const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;
  const origin = start ?? RealDate.now();
  const opened = performance.now();
  let stoppedAt = stopped ? 0 : undefined;
  const elapsed = () => stoppedAt ?? performance.now() - opened;
  const now = () => Math.floor(origin + elapsed());

  function PageDate(this: unknown, ...parts: unknown[]) {
    if (!new.target) return String(new RealDate(now()));
    return Reflect.construct(RealDate, parts.length > 0 ? parts : [now()], new.target);
  }
  Object.setPrototypeOf(PageDate, RealDate);
  PageDate.prototype = RealDate.prototype;
  Object.assign(PageDate, { now, UTC: RealDate.UTC, parse: RealDate.parse });

  const timers = new Map<number, { at: number; run: () => void }>();
  const setTimer = (act: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof act !== 'function' || delay < shortestDelay) return realSetTimeout(act, delay, ...rest);
    const run = () => {
      timers.delete(id);
      act(...rest);
    };
    // While the clock is stopped, the real timer only provides an ID.
    const id = realSetTimeout(run, stoppedAt === undefined ? delay : 2 ** 31 - 1);
    timers.set(id, { at: elapsed() + delay, run });
    return id;
  };
  const clearTimer = (id: number | undefined) => {
    timers.delete(id ?? 0);
    realClearTimeout(id);
  };
  const passTime = (milliseconds: number) => {
    stoppedAt = elapsed();
    const end = stoppedAt + milliseconds;
    for (const id of timers.keys()) realClearTimeout(id);
    for (;;) {
      const [next] = [...timers.values()].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      stoppedAt = Math.max(stoppedAt, next.at);
      next.run();
    }
    stoppedAt = end;
  };
  Object.assign(window, { Date: PageDate, setTimeout: setTimer, clearTimeout: clearTimer, passTime });
}

/**
 * The script that installs the clock in a page.
 * @param start an instant in milliseconds, NaN for a broken clock; the real time by default
 * @param stopped whether it stands still until `passTime`, for an instant that a slow page must not miss
 */
export const pageClock = (start?: number, { stopped = false } = {}): string =>
  `<script>(${install})(${start}, ${stopped}, ${shortest})</script>`;
