/** How a page loads: when its scripts are requested, what is laid out, what moves, and what a tap does meanwhile. */
import { holdScripts } from '../support/page/held-scripts';
import { sheet, toggle } from '../support/page/menus';
import { expect, lightPage, openReady, type Page, test, waitForHydration } from '../support/test';

const long = '/documentation/api/ach-transfers';

/** Opens a page whose `load` waits for its fonts, until `release` is called. */
async function openWithoutLoad(page: Page, address: string) {
  const scripts: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { scripts, release };
}

test('scripts wait for load, or for the first input, on which they are requested once', async ({ page }) => {
  const { scripts, release } = await openWithoutLoad(page, lightPage);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  await page.mouse.move(40, 300, { steps: 2 });
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('without input the scripts come after load, and a font that hangs holds them up for seconds only', async ({
  page,
}) => {
  await page.goto(lightPage);
  await waitForHydration(page);
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForRequest(/\/app-[^/]*\.js$/, { timeout: 15_000 });
});

/** The sum of layout shifts so far; 1 means that the whole screen has moved. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shift ?? 0);
  });

for (const width of [390, 1280])
  test(`nothing moves while pages load and their scripts run at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/', '/products/ach', '/documentation/fedach', '/updates?filter=Customer+story']) {
      await openReady(page, address);
      // Fonts that arrive after the first paint may move a line: https://web.dev/articles/cls
      expect(await layoutShift(page), address).toBeLessThan(0.05);
    }
    // With the fonts of the system alone, nothing moves but the heading, by a line's height, if the browser paints it before the lede.
    await page.route('**/*.woff2', (route) => route.abort());
    await openReady(page, '/');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test('the end of a long page can be reached while it loads: by Tab, by End, by a fragment, and in print', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo').getByRole('link').last();
  const { release } = await openWithoutLoad(page, long);
  // A visitor presses a key once the page has been painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  // While parts are still laid out, the end moves on, and a visitor presses again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(footer).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => {
    location.hash = 'errors';
  });
  await expect(page.locator('#errors')).toBeInViewport();
  const place = () =>
    page.locator('#errors').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  release();
  await page.waitForLoadState('load');
  await waitForHydration(page);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(30);
  await page.emulateMedia({ media: 'print' });
  await expect(footer).toBeVisible();
});

test('on a slow phone a tap during hydration takes effect exactly once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const openUntil = async (address: string, script: RegExp) => {
    const arrived = page.waitForResponse(script);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(5, 300, { steps: 2 });
    await arrived;
  };
  await openUntil('/', /\/app-/);
  await toggle(page).click();
  await waitForHydration(page);
  await expect(sheet(page)).toBeVisible();
  await toggle(page).click();
  await expect(sheet(page)).toBeHidden();
  await openUntil('/documentation/api', /\/component---/);
  const tabs = page.getByRole('group', { name: 'Language of the example' });
  await tabs.locator('label').nth(1).click();
  await waitForHydration(page);
  await expect(tabs.getByRole('radio').nth(1)).toBeChecked();
});

test('what a visitor chooses and types before the scripts arrive is kept', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/products');
  const field = page.locator('#chooser').getByRole('textbox', { name: 'Amount in US dollars' });
  await field.fill('20,000,000');
  await release();
  await waitForHydration(page);
  await expect(field).toHaveValue('20,000,000');
  await expect(page).toHaveURL(/\?amount=20%2C000%2C000$/);
  await expect(field).toBeFocused();
});

test('while a page arrives, what is there is where it will be', async ({ page }) => {
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  const positions = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#___gatsby *')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && !element.closest('svg > *');
        return isSeen
          ? { name: `${element.localName} "${element.textContent?.slice(0, 20)}"`, left, top }
          : undefined;
      }),
    );
  for (const [width, before] of [
    [390, /<summary/],
    [1280, /<h1/],
  ] as const) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto('/documentation/fedach');
    const whole = await positions();
    await page.route('**/documentation/fedach', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.search(before)) });
    });
    await page.goto('/documentation/fedach');
    const start = await positions();
    await page.unroute('**/documentation/fedach');
    expect(start.length).toBeLessThan(whole.length);
    const moved = start.flatMap((now, index) => {
      const later = whole[index];
      const isSame = !now || (later && Math.abs(now.left - later.left) + Math.abs(now.top - later.top) < 1);
      return isSame ? [] : [{ now, later }];
    });
    expect(moved).toEqual([]);
  }
});
