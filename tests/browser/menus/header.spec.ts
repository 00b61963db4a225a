/** The header without scripts, before they run, and while the page scrolls. */
import { linksOf, navigation } from '../../support/content';
import { crampedInHeader, spaceText, tooWide } from '../../support/page/fit';
import { holdScripts } from '../../support/page/held-scripts';
import {
  expectOpen,
  expectReachable,
  focused,
  hrefsOf,
  panel,
  press,
  section,
  sheet,
  toggle,
  trigger,
} from '../../support/page/menus';
import { expect, lightPage, openReady, type Page, test, waitForHydration } from '../../support/test';

const { menus, links, sign_in: signIn, get_started: getStarted } = navigation();

test.use({ viewport: { width: 1280, height: 800 } });

for (const [address, name] of [
  ['/products', 'Products'],
  ['/solutions/payroll', 'Solutions'],
  ['/documentation/fedach', 'Developers'],
  ['/updates?filter=Product+Updates', 'Developers'],
  ['/updates?filter=customer%20STORY', 'Customers'],
  ['/updates?filter=Engineering', 'Updates'],
  ['/fees?account=5', 'Pricing'],
] as const)
  test(`before the scripts run, ${address} is marked as ${name}`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    const marked = await page
      .locator('[data-bar]')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).textDecorationLine === 'underline')
          .map((item) => item.textContent),
      );
    expect(marked).toEqual([name]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hover and Tab open each panel, alone, with every link', async ({ page }) => {
    await page.goto(lightPage);
    await expectOpen(page, undefined, false);
    for (const menu of menus) {
      await trigger(page, menu.name).hover();
      await expectOpen(page, menu.name, false);
      await panel(page, menu.name).hover();
      await expect(panel(page, menu.name).locator('a:visible')).toHaveCount(linksOf(menu).length);
    }
    await page.mouse.move(640, 790);
    await expectOpen(page, undefined, false);
    await page.getByRole('banner').getByRole('link').first().focus();
    for (const { name } of menus) {
      await page.keyboard.press('Tab');
      await expect(trigger(page, name)).toBeFocused();
      await expectOpen(page, name, false);
      for (const href of hrefsOf(name)) {
        await page.keyboard.press('Tab');
        await expect(panel(page, name).locator(`a[href="${href}"]`)).toBeFocused();
      }
    }
  });

  test('the phone menu and its sections open by tap and by key, over a hidden page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(lightPage);
    await toggle(page).click();
    for (const { name } of menus) await section(page, name).click();
    await expect(sheet(page).locator('a:visible')).toHaveCount(
      [...menus.flatMap(linksOf), ...links, getStarted, signIn].length,
    );
    await expect(page.getByRole('main')).toBeHidden();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeHidden();
  });

  test('the bar stays at the top of the page and covers nothing', async ({ page }) => {
    await page.goto('/');
    const [bar, main] = [
      await page.getByRole('banner').boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});

test.describe('before the scripts arrive', () => {
  test('a menu opened by hover stays open, and a click counts once', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'Solutions').hover();
    await expectOpen(page, 'Solutions', false);
    await page.mouse.down();
    await release();
    await waitForHydration(page);
    await page.mouse.up();
    await expectOpen(page, 'Solutions');
    await trigger(page, 'Solutions').click();
    await expectOpen(page);
  });

  test('a menu opened by focus stays open, with the focus in it, and closes when focus leaves', async ({
    page,
  }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await page.getByRole('banner').getByRole('link').first().focus();
    expect(await press(page, 'Tab', 'Tab')).toEqual(['Products', hrefsOf('Products')[0]]);
    await expectOpen(page, 'Products', false);
    await release();
    await waitForHydration(page);
    await expectOpen(page, 'Products');
    expect(['Products', hrefsOf('Products')[0]]).toContain(await focused(page));
    await trigger(page, 'Solutions').focus();
    await expectOpen(page);
  });

  test('an open phone menu and its sections stay open; then Escape closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await toggle(page).click();
    await section(page, 'Developers').click();
    const link = sheet(page).locator('a[href="/documentation/api"]');
    await expect(link).toBeVisible();
    await release();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });
});

/** Whether the bar is transparent, or solid with its line. */
const lookOf = (page: Page): Promise<string> =>
  page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(header);
    const clear = (value: string) => /^rgba\(.*, 0\)$/.test(value);
    if (clear(backgroundColor) && clear(borderBottomColor)) return 'transparent';
    const line = borderBottomWidth === '1px' && /^rgb\(/.test(borderBottomColor);
    return /^rgb\(/.test(backgroundColor) && line ? 'solid' : `${backgroundColor}, ${borderBottomColor}`;
  });

test('the bar is transparent up to 50 px and solid from 51, without a layout shift', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/');
  const shifts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      }).observe({ type: 'layout-shift' });
      for (const y of [49, 51, 52, 51, 50, 0]) {
        window.scrollTo(0, y);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
      return sum;
    });
  for (const [y, look] of [
    [0, 'transparent'],
    [50, 'transparent'],
    [51, 'solid'],
    [900, 'solid'],
    [50, 'transparent'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => lookOf(page), `at ${y} px`).toBe(look);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  }
  expect(await shifts()).toBe(0);
});

test('a fragment and the focus are never covered by the bar, which is solid there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/documentation/quickstart');
  const covered = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { activeElement } = document;
      const one = activeElement?.closest('main *') ? activeElement : document.querySelector(':target');
      return one ? one.getBoundingClientRect().top < bottom : false;
    });
  const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await covered(), id).toBe(false);
  }
  await expect.poll(() => lookOf(page)).toBe('solid');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await covered(), await focused(page)).toBe(false);
  }
});

test('in a low window, such as at 400% zoom, the bar scrolls away, and stays above the open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await openReady(page, '/documentation/quickstart');
  await toggle(page).click();
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await expectReachable(sheet(page), [...links, getStarted, signIn]);
  await toggle(page).click();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('with more space in the text, everything in the bar and on the page stays in the window', async ({
  page,
}) => {
  for (const route of ['/products/ach', '/documentation/quickstart']) {
    await page.goto(route);
    await spaceText(page);
    for (const width of [320, 960, 1065, 1120, 1195, 1240]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${route} at ${width} px`).toEqual([]);
      expect(await crampedInHeader(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('where scrollbars take space, neither search nor the phone menu moves the page, which stays still', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } });
  await openReady(page, '/documentation/sending-ach');
  const heading = page.getByRole('heading', { level: 2, name: 'States' });
  const place = () => heading.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const wide = await place();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 400);
  expect(await place()).toBe(wide);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const narrow = await place();
  await toggle(page).click();
  await expect(sheet(page)).toBeVisible();
  expect(await place()).toBe(narrow);
  await browser.close();
});
