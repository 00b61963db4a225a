/** The color scheme: by the system, by the visitor's choice, in every tab, on every page, and in print. */
import type { Page } from '@playwright/test';
import { dark, light } from '../../../src/theme/schemes';
import { expect, hydrate, test } from '../../support/test';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const expectPaper = (page: Page, hex: string) =>
  expect(page.locator('html')).toHaveCSS('background-color', rgb(hex));

const expectThemeColors = async (page: Page, hex: readonly string[]) => {
  const tags = page.locator('meta[name="theme-color"]');
  expect(await tags.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))).toEqual(hex);
};

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Color scheme' });
const choose = (page: Page, name: string) => footer(page).getByText(name, { exact: true }).click();

test('a choice applies before scripts load, and is there after a reload, in other tabs and in the phone menu', async ({
  page,
  context,
}) => {
  await context.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expectPaper(page, dark.paper);
  await expectThemeColors(page, [light.paper, dark.paper]);
  await expect(footer(page).getByRole('radio', { name: 'System' })).toBeChecked();

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/terms');
  await expectPaper(other, dark.paper);

  await choose(page, 'Light');
  for (const tab of [page, other]) {
    await expectPaper(tab, light.paper);
    await expectThemeColors(tab, [light.paper, light.paper]);
    await expect(footer(tab).getByRole('radio', { name: 'Light' })).toBeChecked();
  }
  await other.close();

  // What the styles say as soon as the page is parsed.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.title = getComputedStyle(document.documentElement).backgroundColor;
    });
  });
  await page.reload();
  await expect(page).toHaveTitle(rgb(light.paper));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-phone-menu] > summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' }).getByRole('group', { name: 'Color scheme' });
  await expect(menu.getByRole('radio', { name: 'Light' })).toBeChecked();
  await menu.getByText('System', { exact: true }).click();
  await expectPaper(page, dark.paper);
});

test('a choice stays on the next page; print is light', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  await choose(page, 'Light');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await expect(footer(page).getByRole('radio', { name: 'Light' })).toBeChecked();
  await expectPaper(page, light.paper);
  await expectThemeColors(page, [light.paper, light.paper]);
  await choose(page, 'Dark');
  await expectPaper(page, dark.paper);
  await page.emulateMedia({ media: 'print' });
  await expectPaper(page, '#FFFFFF');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the system's scheme applies, and there's no switch", async ({ page }) => {
    await page.goto('/contact');
    await expectPaper(page, dark.paper);
    await expect(page.locator('[data-scheme-switch]:visible')).toHaveCount(0);
  });
});
