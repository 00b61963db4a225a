/** The color scheme: by the system, by the visitor's choice, in every tab, on every page, and in print. */
import { dark, light } from '../../src/theme/schemes';
import { sheet, toggle } from '../support/page/menus';
import { expect, type Page, test } from '../support/test';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function expectScheme(page: Page, { paper }: typeof light, themes: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(paper));
  const tags = page.locator('meta[name="theme-color"]');
  await expect
    .poll(() => tags.evaluateAll((all) => all.map((meta) => meta.getAttribute('content'))))
    .toEqual(themes);
}

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Color scheme' });

test('a choice applies before scripts load, in other tabs, after a reload, in the phone menu; print is light', async ({
  page,
  context,
}) => {
  await context.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expectScheme(page, dark, [light.paper, dark.paper]);
  await expect(footer(page).getByRole('radio', { name: 'System' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/terms');
  await footer(page).getByText('Light', { exact: true }).click();
  for (const tab of [page, other]) {
    await expectScheme(tab, light, [light.paper, light.paper]);
    await expect(footer(tab).getByRole('radio', { name: 'Light' })).toBeChecked();
  }
  await other.close();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.title = getComputedStyle(document.documentElement).backgroundColor;
    });
  });
  await page.reload();
  await expect(page).toHaveTitle(rgb(light.paper));
  await page.setViewportSize({ width: 390, height: 844 });
  await toggle(page).click();
  const inMenu = sheet(page).getByRole('group', { name: 'Color scheme' });
  await expect(inMenu.getByRole('radio', { name: 'Light' })).toBeChecked();
  await inMenu.getByText('System', { exact: true }).click();
  await expectScheme(page, dark, [light.paper, dark.paper]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', rgb('#FFFFFF'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the system's scheme applies, and there's no switch", async ({ page }) => {
    await page.goto('/contact');
    await expectScheme(page, dark, [light.paper, dark.paper]);
    await expect(page.getByRole('group', { name: 'Color scheme' })).toHaveCount(0);
  });
});
