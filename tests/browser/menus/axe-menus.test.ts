/** Accessibility by axe with the menus open. */
import type { Page } from '@playwright/test';
import { axeFaults } from '../../support/page/axe';
import { openReady } from '../../support/page/hydration';
import { expect, lightPage, test } from '../../support/test';

let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
});
test.afterAll(() => page.close());

const atWidth = (width: number) => page.setViewportSize({ width, height: 900 });

test('each menu, open at 1280 px', async () => {
  await atWidth(1280);
  await openReady(page, lightPage);
  const triggers = page.getByRole('navigation', { name: 'Main' }).getByRole('button');
  await expect(triggers).toHaveCount(3);
  for (const trigger of await triggers.all()) {
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-panel]:visible')).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('the phone menu and each of its sections, open', async () => {
  await atWidth(390);
  await openReady(page, lightPage);
  const menu = page.locator('[data-phone-menu]');
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open', '');
  expect(await axeFaults(page)).toEqual([]);
  const sections = menu.locator('details');
  await expect(sections).toHaveCount(3);
  for (const section of await sections.all()) {
    await section.locator('summary').click();
    await expect(section).toHaveAttribute('open', '');
    expect(await axeFaults(page)).toEqual([]);
  }
});
