/** The header bar: transparent at the top of a page, solid past 50 px; and what it must not cover. */
import type { Page } from '@playwright/test';

import { openReady } from '../../support/page/hydration';
import { sheet, toggle } from '../../support/page/menus';
import { expect, test } from '../../support/test';

const article = '/documentation/fedach';
/** One with few links, which is still several screens long. */
const shortArticle = '/documentation/quickstart';

/** Transparent, solid (with its line), or a description of anything else. */
async function lookOf(page: Page): Promise<string> {
  return page.locator('[data-header]').evaluate((header) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(header);
    const clear = (value: string) => /^rgba\(.*, 0\)$/.test(value);
    if (clear(backgroundColor) && clear(borderBottomColor)) return 'transparent';
    const line = borderBottomWidth === '1px' && /^rgb\(/.test(borderBottomColor);
    return /^rgb\(/.test(backgroundColor) && line ? 'solid' : `${backgroundColor}, ${borderBottomColor}`;
  });
}

async function expectLook(page: Page, look: 'transparent' | 'solid'): Promise<void> {
  await expect.poll(() => lookOf(page)).toBe(look);
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

test('the bar is transparent up to 50 px, solid from 51, and stays visible', async ({ page }) => {
  await page.goto('/');
  const looks = [
    [0, 'transparent'],
    [50, 'transparent'],
    [51, 'solid'],
    [900, 'solid'],
    [50, 'transparent'],
  ] as const;
  for (const [y, look] of looks) {
    await scrollTo(page, y);
    await expectLook(page, look);
    await expect(page.locator('[data-header]')).toBeInViewport({ ratio: 1 });
  }
});

test('it is solid on a page that opens at a fragment', async ({ page }) => {
  await page.goto(`${article}#next-steps`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expectLook(page, 'solid');
});

test("it's right after reloading a scrolled page, before the scripts run", async ({ page }) => {
  await openReady(page, '/');
  await scrollTo(page, 700);
  await expectLook(page, 'solid');
  await page.route('**/*.js', () => undefined);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  await expectLook(page, 'solid');
});

test('the change of the bar causes no layout shift', async ({ page }) => {
  await openReady(page, '/');
  const total = page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift' });
    for (const y of [49, 50, 51, 52, 400, 51, 50, 0]) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    return Math.round(sum * 1000) / 1000;
  });
  expect(await total).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stays at the top of the page, readable, and covers nothing', async ({ page }) => {
    await page.goto('/');
    await expectLook(page, 'transparent');
    const bar = await page.locator('[data-header]').boundingBox();
    const main = await page.locator('main').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await scrollTo(page, 400);
    await expect(page.locator('[data-header]')).not.toBeInViewport();
  });
});

test('a jump to a fragment stops below the bar', async ({ page }) => {
  await openReady(page, article);
  const targets = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(targets.length).toBeGreaterThan(3);
  for (const id of targets) {
    await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => hiddenBelowBar(page, `[id="${id}"]`)).toBe(false);
  }
});

/** Whether the bar covers the upper edge of an element. */
async function hiddenBelowBar(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => {
    const bottom = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
    const { top } = document.querySelector(one)?.getBoundingClientRect() ?? { top: -1 };
    return top < bottom;
  }, selector);
}

test("focus moving up is never covered by the bar; focus inside the bar doesn't scroll the page", async ({
  page,
}) => {
  await openReady(page, shortArticle);
  await scrollTo(page, 99_999);
  await page.locator('footer a').first().focus();
  let reached = '';
  for (let steps = 0; reached !== 'the bar' && steps < 300; steps++) {
    await page.keyboard.press('Shift+Tab');
    reached = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('[data-header]');
      if (!element || !bar || bar.contains(element)) return 'the bar';
      const { top, height } = element.getBoundingClientRect();
      const covered = element.matches('main *') && top < bar.getBoundingClientRect().bottom;
      return covered && height <= window.innerHeight - 100
        ? `covered: ${element.outerHTML.slice(0, 80)}`
        : '';
    });
    expect(reached).not.toContain('covered');
  }
  expect(reached).toBe('the bar');
  await scrollTo(page, 600);
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test.describe('in a low window, such as at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 180 } });

  test('the bar scrolls away with the page, and a fragment is at the top', async ({ page }) => {
    await openReady(page, `${article}#returns`);
    await expect(page.locator('[data-header]')).not.toBeInViewport();
    await expect
      .poll(() => page.locator('#returns').evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(20);
  });

  test('the bar stays above the open menu', async ({ page }) => {
    await openReady(page, shortArticle);
    await scrollTo(page, 20);
    await toggle(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await toggle(page).click();
    await expect(sheet(page)).toBeHidden();
  });
});
