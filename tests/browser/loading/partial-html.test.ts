/** While a page arrives, what's there already is where it will be: what follows doesn't move it. */
import type { Page } from '@playwright/test';
import { expect, notFoundRoute, test, waitForLayout } from '../../support/test';

const article = '/documentation/fedach';

/** Where the HTML is cut, and the width of the window. */
const cuts = [
  { address: article, width: 390, part: 'the menu button', before: /<summary/ },
  { address: article, width: 1280, part: 'a word of the bar', before: /(?<=<button[^>]*data-bar[^>]*>)/ },
  { address: article, width: 768, part: 'the title', before: /<h1/ },
  {
    address: article,
    width: 1280,
    part: 'the page menu',
    before: /<button[^>]*>(?:(?!<button).)*Copy as Markdown/,
  },
  {
    address: notFoundRoute,
    width: 1280,
    part: 'the last column of the footer',
    before: /(?<=<\/ul><\/div>)<div><h2(?!.*<\/ul><\/div><div><h2)/s,
  },
] as const;

/** The position of each visible element in the order of the HTML, with its name for messages. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#gatsby-focus-wrapper *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = `${element.localName} "${element.textContent?.slice(0, 20)}"`;
      return width > 0 && height > 0 && !element.closest('svg > *') ? { name, left, top } : undefined;
    }),
  );

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForLayout(page);
  return positions(page);
}

for (const { address, width, part, before } of cuts) {
  test(`on ${address} at ${width} px, nothing moves when ${part} is parsed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    const whole = await open(page, address);
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const end = html.search(before);
      expect(end, 'the place in the HTML').toBeGreaterThan(0);
      await route.fulfill({ response, body: html.slice(0, end) });
    });
    const start = await open(page, address);
    expect(start.length).toBeLessThan(whole.length);
    const moved = start.flatMap((now, index) => {
      const later = whole[index];
      const same = !now || (later && Math.abs(now.left - later.left) + Math.abs(now.top - later.top) < 1);
      return same ? [] : [{ now, later }];
    });
    expect(moved).toEqual([]);
  });
}
