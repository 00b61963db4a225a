/** The desktop navigation: its contents, and its behavior with a mouse. */

import { openReady } from '../../support/page/hydration';
import {
  bar,
  expectOpen,
  expectReachable,
  focused,
  panel,
  stopTime,
  trigger,
} from '../../support/page/menus';
import {
  allLinks,
  isInternal,
  linksOf,
  navigation,
  requiredLinks,
  urls,
} from '../../support/page/navigation';
import { expect, lightPage, test } from '../../support/test';

const { menus, links, sign_in: signIn, sign_up: signUp, get_started: getStarted } = navigation;
const panelWidths = { products: 700, solutions: 500, developers: 500 };

test.use({ viewport: { width: 1280, height: 800 } });

test('the content has all required links', () => {
  const quick = menus.flatMap((menu) => menu.quick_links?.items ?? []);
  const written = {
    ...Object.fromEntries(menus.map(({ id, items }) => [id, items])),
    quick,
    topLevel: links,
  };
  for (const [part, items] of Object.entries(requiredLinks)) {
    expect(written).toHaveProperty(
      part,
      expect.arrayContaining(items.map((item) => expect.objectContaining(item))),
    );
  }
  const complete = Object.fromEntries(
    ['name', 'href', 'description', 'icon'].map((part) => [part, expect.stringMatching(/\S/)]),
  );
  for (const item of [...allLinks, signIn, signUp, getStarted]) expect(item).toMatchObject(complete);
  expect([signIn, signUp, getStarted].map(({ name, href }) => [name, href])).toEqual([
    ['Sign in', urls.sign_in],
    ['Sign up', urls.sign_up],
    ['Get started', urls.sign_up],
  ]);
});

test('each menu opens on hover, alone, with its links and an expanded button', async ({ page }) => {
  await openReady(page, lightPage);
  await expectOpen(page);
  for (const menu of menus) {
    const button = trigger(page, menu.id);
    await button.hover();
    await expectOpen(page, menu.id);
    await expectReachable(panel(page, menu.id), linksOf(menu));
    for (const { description } of menu.items) await expect(panel(page, menu.id)).toContainText(description);
    await expect(button).toHaveAccessibleName(menu.name);
    const controlled = await button.getAttribute('aria-controls');
    await expect(panel(page, menu.id)).toHaveId(controlled ?? 'no id');
  }
  await expect(page.locator('header [role]')).toHaveCount(0);
});

test('external links are marked and have the addresses in the content', async ({ page }) => {
  await openReady(page, lightPage);
  for (const { name, href } of [signIn, signUp]) {
    const link = page.locator('header').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveText(name);
    await expect(link).toBeVisible();
  }
  for (const href of [urls.status, urls.sign_in, urls.sign_up]) {
    for (const link of await page.locator(`header a[href="${href}"]`).all()) {
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).not.toHaveAttribute('target');
    }
  }
  const marks = (href: string) => panel(page, 'developers').locator(`a[href="${href}"] svg`).count();
  expect(await marks(urls.status)).toBe((await marks('/documentation')) + 1);
});

test('links show their pages, close the menu, and are then marked as current', async ({ page }) => {
  await openReady(page, '/contact');
  const ends = menus.flatMap((menu) => [
    linksOf(menu).filter(isInternal).at(0),
    linksOf(menu).filter(isInternal).at(-1),
  ]);
  for (const { href } of [...ends.flatMap((link) => link ?? []), ...links]) {
    const menu = menus.find((one) => linksOf(one).some((link) => link.href === href));
    if (menu) await trigger(page, menu.id).hover();
    await bar(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await expectOpen(page);
    const current = bar(page).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', href);
    if (menu) await expect(bar(page).locator('[data-current]', { hasText: menu.name })).toHaveCount(1);
  }
});

test('the panels have their widths, and fit in every window from 960 px on', async ({ page }) => {
  await openReady(page, lightPage);
  for (const width of [960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of menus) {
      await trigger(page, id).hover();
      await expectOpen(page, id);
      const box = await panel(page, id).boundingBox();
      expect(box?.width).toBe(panelWidths[id]);
      expect((box?.x ?? width) + panelWidths[id]).toBeLessThanOrEqual(width);
      expect((box?.y ?? 800) + (box?.height ?? 800)).toBeLessThanOrEqual(800);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('in a low window a panel scrolls, so that its last link can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await openReady(page, lightPage);
  for (const menu of menus) {
    await trigger(page, menu.id).hover();
    await expectOpen(page, menu.id);
    await expectReachable(panel(page, menu.id), linksOf(menu));
  }
});

test('a click keeps what hover has opened, the second closes it, the third opens it again', async ({
  page,
}) => {
  await openReady(page, lightPage);
  for (const { id } of menus) {
    for (const open of [id, undefined, id, undefined]) {
      await trigger(page, id).click();
      await expectOpen(page, open);
    }
  }
});

test('after a form has written to the address, a menu opens at the first hover and the first click', async ({
  page,
}) => {
  await openReady(page, '/fees');
  const volume = page.getByRole('main').getByRole('textbox').first();
  const acts = [() => trigger(page, 'products').hover(), () => trigger(page, 'products').click()];
  for (const [index, act] of acts.entries()) {
    // Firefox doesn't report what Playwright fills in.
    await volume.selectText();
    await page.keyboard.type(`${index + 1}`);
    await expect(page).toHaveURL(new RegExp(`/fees\\?.+=${index + 1}$`));
    await act();
    await expectOpen(page, 'products');
    await page.mouse.move(640, 790);
    await page.keyboard.press('Escape');
    await expectOpen(page);
  }
});

test.describe('with time stopped', () => {
  test.beforeEach(({ page }) => stopTime(page));

  test('a menu stays open while hovered, and closes when the pointer leaves', async ({ page }) => {
    for (const { id } of menus) {
      for (const last of [trigger(page, id), panel(page, id)]) {
        await trigger(page, id).hover();
        await expectOpen(page, id);
        await last.hover();
        await page.clock.fastForward(600_000);
        await expectOpen(page, id);
        await page.mouse.move(640, 790);
        await page.clock.runFor(100);
        await expectOpen(page);
        await expect(page.locator('[data-shell]')).toBeHidden();
      }
    }
  });

  /** Movements of the pointer on a path: some 30 pixels each. */
  const steps = 15;

  /** Where a path ends in a panel, as parts of its width and height. */
  const corners = { products: [0.97, 0.5], solutions: [0.03, 0.05], developers: [0.97, 0.95] } as const;

  test('a path from the trigger to a corner of the panel leaves it open, however slow', async ({ page }) => {
    for (const { id } of menus) {
      const from = await trigger(page, id).boundingBox();
      const to = await panel(page, id).boundingBox();
      if (!from || !to) throw new Error('The menu has no place.');
      const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
      const [right, down] = corners[id];
      const end = { x: to.x + right * to.width, y: to.y + down * to.height };
      await page.mouse.move(start.x, start.y);
      await expectOpen(page, id);
      for (let step = 1; step <= steps; step++) {
        const part = step / steps;
        await page.mouse.move(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y));
        await page.clock.runFor(150);
        expect(await trigger(page, id).getAttribute('aria-expanded'), `${id}, step ${step}`).toBe('true');
      }
      await expectOpen(page, id);
      await page.mouse.move(640, 790);
      await page.clock.runFor(100);
      await expectOpen(page);
    }
  });

  test('after 100 ms on another trigger its menu opens, and on a plain link the open one closes', async ({
    page,
  }) => {
    await trigger(page, 'products').hover();
    await expectOpen(page, 'products');
    for (const id of ['developers', 'solutions'] as const) {
      await trigger(page, id).hover();
      await page.clock.runFor(100);
      await expectOpen(page, id);
    }
    await bar(page).getByRole('link', { name: 'Pricing' }).hover();
    await page.clock.runFor(100);
    await expectOpen(page);
  });

  test('Escape closes it while the pointer rests, and nothing reopens afterward', async ({ page }) => {
    await trigger(page, 'products').hover();
    await expectOpen(page, 'products');
    await trigger(page, 'solutions').hover();
    await page.keyboard.press('Escape');
    await page.clock.fastForward(600_000);
    await expectOpen(page);
    await page.mouse.move(640, 790);
    await trigger(page, 'solutions').hover();
    await page.clock.fastForward(600_000);
    await expectOpen(page, 'solutions');
  });

  test('a press elsewhere closes it immediately', async ({ page }) => {
    await trigger(page, 'solutions').click();
    await expectOpen(page, 'solutions');
    await page.mouse.move(4, 790);
    await page.mouse.down();
    await expectOpen(page);
  });

  test('if the pointer closes a panel with focus, focus moves to its trigger', async ({ page }) => {
    await trigger(page, 'products').hover();
    await panel(page, 'products').getByRole('link').nth(3).focus();
    await trigger(page, 'solutions').hover();
    await page.clock.runFor(100);
    await expectOpen(page, 'solutions');
    expect(await focused(page)).toBe('Products');
  });
});
