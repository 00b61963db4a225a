/** When a page's scripts are requested. What its HTML loads is checked in tests/files, the size of its scripts in templates.test.ts. */
import type { Page, Request, Route } from '@playwright/test';
import { loadPatience } from '../../../src/gatsby/patches/scripts-after-load';
import { holdScripts } from '../../support/page/held-scripts';
import { waitForHydration } from '../../support/page/hydration';
import { setTimers, stretchTimers } from '../../support/page/timers';
import { expect, lightPage, test } from '../../support/test';

const isScript = (request: Request): boolean => request.resourceType() === 'script';

/** Opens a page whose `load` waits for a font until `release` is called. */
async function openWithoutLoad(page: Page): Promise<{ scripts: Request[]; release: () => Promise<void> }> {
  await stretchTimers(page, [loadPatience]);
  const scripts: Request[] = [];
  const held: Route[] = [];
  page.on('request', (request) => isScript(request) && scripts.push(request));
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto(lightPage, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(4);
  return { scripts, release: async () => void (await Promise.all(held.map((route) => route.continue()))) };
}

const readyState = (page: Page) => page.evaluate(() => document.readyState);

for (const [what, act] of [
  ['a movement of the pointer', (page: Page) => page.mouse.move(40, 300, { steps: 2 })],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a press', (page: Page) => page.dispatchEvent('h1', 'pointerdown')],
  ['a touch', (page: Page) => page.dispatchEvent('h1', 'touchstart')],
  ['focus', (page: Page) => page.focus('main a')],
] as const) {
  test(`${what} before load requests the scripts immediately, and once`, async ({ page }) => {
    const { scripts, release } = await openWithoutLoad(page);
    // Time in which an idle browser would have requested them.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(scripts).toEqual([]);
    await act(page);
    await waitForHydration(page);
    expect(await readyState(page)).toBe('interactive');
    await release();
    await page.waitForLoadState('networkidle');
    const paths = scripts.map((request) => new URL(request.url()).pathname);
    expect(paths).toEqual([...new Set(paths)]);
  });
}

test('without user input the scripts wait for load', async ({ page }) => {
  const { scripts, release } = await openWithoutLoad(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  await release();
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('if a font hangs, the scripts load without load and without user input', async ({ page }) => {
  await setTimers(page, [loadPatience], 500);
  await page.route('**/*.woff2', () => undefined);
  await page.goto(lightPage, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  expect(await readyState(page)).toBe('interactive');
});

for (const address of ['/', '/documentation/api']) {
  test(`a language chosen on ${address} before the scripts load stays chosen`, async ({ page }) => {
    const { requested, release } = await holdScripts(page);
    await page.goto(address);
    const tabs = page.getByRole('group', { name: 'Language of the example' });
    const second = tabs.getByRole('radio').nth(1);
    await expect(second).not.toBeChecked();
    await tabs.locator('label').nth(1).click();
    await expect(second).toBeChecked();
    await expect.poll(requested).toBeGreaterThan(0);
    await release();
    await waitForHydration(page);
    await expect(second).toBeChecked();
    await expect(tabs.locator('pre').nth(1)).toBeVisible();
    await expect(tabs.locator('pre').nth(0)).toBeHidden();
  });
}
