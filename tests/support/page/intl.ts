import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Names of the `Intl` objects that the page has created, and of the methods it has called that create one. */
    intlUses: string[];
  }
}

/** Records each use of `Intl`. Runs in the page, before its scripts. */
function recordIntl(): void {
  window.intlUses = [];
  const recorded = <Made extends object>(name: string, made: Made): Made =>
    new Proxy(made, {
      apply: (target, self, given) => {
        window.intlUses.push(name);
        return Reflect.apply(target as never, self, given);
      },
      construct: (target, given) => {
        window.intlUses.push(name);
        return Reflect.construct(target as never, given);
      },
    });
  const wrap = (owner: object, pattern: RegExp): void => {
    for (const [name, { value, ...rest }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (pattern.test(name) && typeof value === 'function')
        Object.defineProperty(owner, name, { ...rest, value: recorded(name, value) });
  };
  wrap(Intl, /^[A-Z]/);
  for (const { prototype } of [Number, Date, BigInt]) wrap(prototype, /^toLocale/);
  wrap(String.prototype, /^localeCompare$/);
}

/**
 * Records the page's uses of `Intl`, whose data takes a slow phone up to 100 ms. Call it before the page is opened.
 * @returns a function that resolves to their names
 */
export async function watchIntl(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordIntl);
  return () => page.evaluate(() => window.intlUses);
}
