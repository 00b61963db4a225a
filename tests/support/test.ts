import { test as base } from '@playwright/test';
import { violations } from './page/violations';

export { expect } from '@playwright/test';
export { lightPage, notFoundRoute, routes } from './content/routes';
export { type Watch, watchConsole } from './page/console';
export { hydrate, openReady, waitForHydration, waitForLayout } from './page/hydration';

/**
 * Playwright's test with the address of the served site, so that pages are opened by path. A context whose clock a test has
 * changed is closed and not reused: Playwright would leave clock scripts in it, which fail on later pages.
 * A test fails if anything that it does violates the site's Content-Security-Policy.
 */
export const test = base.extend<{ violations: string[] }>({
  violations,
  baseURL: process.env.BASE_URL,
  context: async ({ context }, use) => {
    const { clock } = context;
    const changes = { install: clock.install.bind(clock), setFixedTime: clock.setFixedTime.bind(clock) };
    let changed = false;
    clock.install = (options) => {
      changed = true;
      return changes.install(options);
    };
    clock.setFixedTime = (time) => {
      changed = true;
      return changes.setFixedTime(time);
    };
    await use(context);
    Object.assign(clock, changes);
    if (changed) await context.close();
  },
  // Playwright moves the mouse out of a reused page and doesn't wait: the move would reach the test's page, as user input.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await page.evaluate(() => new Promise(requestAnimationFrame));
    await use(page);
    // A request may be on its way through a handler of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
