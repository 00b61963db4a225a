/** Nothing moves while a page loads, when its scripts run, and when the board goes live. */
import type { Page, Route } from '@playwright/test';
import { waitForHydration } from '../../support/page/hydration';
import { readSiteFile } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

/** Observes layout shifts from the start of the page; `layoutShift` returns the sum. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts = new Map<number, number>();
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.set(entry.startTime, entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts so far; 1 means that the whole screen has moved. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { shifts } = window as unknown as { shifts: Map<number, number> };
    return [...shifts.values()].reduce((total, value) => total + value, 0);
  });

/** Milliseconds until all motion that started with the page ends, or has ended. */
const motionEnds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    // From the styles, because an animation that has ended isn't listed.
    const numbersOf = (list: string) =>
      list.split(', ').map((value) => Number(value.replace('infinite', 'Infinity').replace(/s$/, '')));
    const styled = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { animationName, animationDelay, animationDuration, animationIterationCount } =
        getComputedStyle(element);
      if (animationName === 'none') return [];
      const [delays, counts] = [numbersOf(animationDelay), numbersOf(animationIterationCount)];
      return numbersOf(animationDuration).map(
        (duration, index) =>
          1000 * ((delays[index] ?? Number.NaN) + duration * (counts[index] ?? Number.NaN)),
      );
    });
    return Math.max(0, ...running, ...styled);
  });

/** Opens a page and waits for hydration and, on the home page, for the live board. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  // The clock of a live board shows the time instead of the day of the build.
  const clock = page.locator('[aria-labelledby="departures"] time').first();
  if (address === '/') await expect(clock).toHaveText(/\d:\d\d/);
}

/**
 * Makes the fonts of the style sheet arrive in one task, so that they're painted in one frame. If they arrive one by one, they can
 * move a line back and forth, which counts twice. Runs in the page.
 * @param files by their paths, in Base64
 */
const useFonts = (files: Readonly<Record<string, string>>) => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const [, path = ''] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
    const file = files[path];
    if (!file) return [];
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const [family, weight] = ['font-family', 'font-weight'].map((name) => rule.style.getPropertyValue(name));
    return [new FontFace((family ?? '').replaceAll('"', ''), bytes, { weight: weight ?? '' })];
  });
  for (const face of faces) document.fonts.add(face);
  return faces.map(({ status }) => status);
};

const seen = ['/', '/products/ach', '/documentation/fedach', '/updates', '/updates?filter=Customer+story'];

for (const width of [390, 1280]) {
  for (const address of seen) {
    test(`nothing moves when the scripts run on ${address} at ${width} px, and motion ends within 5 s`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchLayout(page);
      // Shifts by fonts are tested separately, and depend on when they load.
      await page.route('**/*.woff2', (route) => route.abort());
      await openLive(page, address);
      expect(await layoutShift(page)).toBe(0);
      expect(await motionEnds(page)).toBeLessThanOrEqual(5000);
    });
  }

  test(`fonts that arrive after the first paint move less than what counts as a good score at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayout(page);
    let requests: Route[] = [];
    await page.route('**/*.woff2', (route) => {
      requests.push(route);
    });
    for (const address of seen.slice(0, 3)) {
      requests = [];
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect.poll(() => requests.length, 'fonts').toBe(4);
      const paths = requests.map((route) => new URL(route.request().url()).pathname);
      const files = paths.map((path) => [path, readSiteFile(path).toString('base64')]);
      expect(await page.evaluate(useFonts, Object.fromEntries(files))).toEqual(Array(4).fill('loaded'));
      for (const route of requests) await route.abort();
      const shift = await layoutShift(page);
      // https://web.dev/articles/cls
      expect(shift, address).toBeLessThan(0.1);
    }
  });
}
