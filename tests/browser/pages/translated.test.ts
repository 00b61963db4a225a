/** Pages that a browser's translator has changed. */
import type { Page } from '@playwright/test';
import { translate } from '../../faults/injections';
import { holdScripts } from '../../support/page/held-scripts';
import { openReady, waitForLayout } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

test('what is entered in a translated form before its script arrives is kept, and so is the focus', async ({
  page,
}) => {
  const { requested, release } = await holdScripts(page, /island-calculator/);
  await openReady(page, '/fees');
  await page.evaluate(translate);
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  const field = page.locator('#calculator').getByRole('textbox', { name: 'Standard ACH transfers' });
  await field.fill('4,000');
  await expect.poll(requested).toBe(1);
  await release();
  await expect(page).toHaveURL(/\?ach-standard=4%2C000$/);
  await expect(field).toHaveValue('4,000');
  await expect(field).toBeFocused();
  await expect(page.locator('#calculator').getByRole('status')).toHaveText(/^Your month costs \$/);
});

test('what is entered in a page that is translated before any script arrives is kept, and so is the focus', async ({
  page,
}) => {
  const { requested, release } = await holdScripts(page);
  await page.goto('/products');
  await page.evaluate(translate);
  const field = page.locator('#chooser').getByRole('textbox', { name: 'Amount in US dollars' });
  await field.fill('20,000,000');
  await expect.poll(requested).toBeGreaterThan(0);
  await release();
  await expect(page).toHaveURL(/\?amount=20%2C000%2C000$/);
  await expect(field).toHaveValue('20,000,000');
  await expect(field).toBeFocused();
});

/** Where each text of the page's diagrams is, relative to its diagram's left edge. */
const placesInDiagrams = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg text:visible')
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { left = 0 } = text.closest('svg')?.getBoundingClientRect() ?? {};
        return `${text.textContent} ${Math.round(text.getBoundingClientRect().left - left)}`;
      }),
    );

/** The distance from the left edge of the first code sample to its first character. */
const startOfCode = (page: Page) =>
  page
    .locator('pre:visible')
    .first()
    .evaluate((pre) => {
      const text = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) throw new Error('The code sample is empty.');
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      return Math.round(range.getBoundingClientRect().left - pre.getBoundingClientRect().left);
    });

test('on a right-to-left page, diagrams and code keep their direction', async ({ page }) => {
  const turn = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.goto('/products/ach');
  await waitForLayout(page);
  const places = await placesInDiagrams(page);
  expect(places.length).toBeGreaterThan(5);
  await turn();
  expect(await placesInDiagrams(page)).toEqual(places);

  await page.goto('/documentation/webhooks');
  await waitForLayout(page);
  const start = await startOfCode(page);
  await turn();
  expect(await startOfCode(page)).toBe(start);
});
