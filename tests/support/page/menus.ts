/** Finds, opens and queries the menus of a page. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { lightPage } from '../content/routes';
import { openReady } from './hydration';
import type { MenuId, NamedLink } from './navigation';

/** Left and top position and width, in whole pixels. */
export type Box = { x: number; y: number; width: number };

/** The desktop navigation. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

/** The button of a desktop menu. */
export const trigger = (page: Page, id: MenuId): Locator => page.locator(`[data-menu="${id}"] > button`);

/** The panel of a desktop menu. */
export const panel = (page: Page, id: MenuId): Locator => page.locator(`[data-menu="${id}"] > [data-panel]`);

/** Milliseconds between polls of something that takes a frame or two. */
const often = { intervals: [10, 20, 40, 80, 160, 320] };

/** Menus with visible panels, and menus with expanded buttons. */
async function openMenus(page: Page): Promise<{ inSight: string[]; expanded: string[] }> {
  return page.locator('[data-menu]').evaluateAll((menus) => {
    const idsOf = (one: (menu: Element) => boolean | undefined) =>
      menus.filter(one).map((menu) => menu.getAttribute('data-menu') ?? '');
    return {
      inSight: idsOf((menu) =>
        menu.querySelector('[data-panel]')?.checkVisibility({ visibilityProperty: true }),
      ),
      expanded: idsOf((menu) => menu.querySelector('button')?.getAttribute('aria-expanded') === 'true'),
    };
  });
}

/** Expects exactly one menu to be open, visually and for assistive technology; without an id, none. */
export async function expectOpen(page: Page, id?: MenuId): Promise<void> {
  const ids = id ? [id] : [];
  await expect.poll(() => openMenus(page), often).toEqual({ inSight: ids, expanded: ids });
}

/** The same before hydration: a panel is visible, and no button is expanded. */
export async function expectInSight(page: Page, id?: MenuId): Promise<void> {
  await expect.poll(() => openMenus(page), often).toEqual({ inSight: id ? [id] : [], expanded: [] });
}

/** Expects the links in a part of the page to be these, in this order, each clickable. */
export async function expectReachable(part: Locator, links: readonly NamedLink[]): Promise<void> {
  const found = () =>
    part.locator('a').evaluateAll((anchors) =>
      anchors.map((anchor) => {
        anchor.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = anchor.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === anchor;
        return `${hit ? '' : 'out of reach: '}${anchor.getAttribute('href')}`;
      }),
    );
  await expect.poll(found, often).toEqual(links.map(({ href }) => href));
  for (const { name, href } of links) await expect(part.locator(`a[href="${href}"]`)).toContainText(name);
}

/** Where the focus is: the address of a link, or the text of another element; "" if nowhere. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    if (element instanceof HTMLInputElement) return element.value;
    return element.getAttribute('href') ?? element.textContent?.trim() ?? '';
  });
}

/** Presses a key and returns where the focus is then. */
export async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  return focused(page);
}

/** Presses keys one after another and returns the focus after each. */
export async function pressAll(page: Page, keys: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  for (const key of keys) places.push(await press(page, key));
  return places;
}

const stopped: CDPSession[] = [];

/** Pauses every animation and transition that starts from now on, until `resumeMotion`. */
export async function stopMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  stopped.push(session);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Resumes animations; call it after each test that has stopped them, because tests share a page. */
export async function resumeMotion(): Promise<void> {
  for (const session of stopped.splice(0)) {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  }
}

/** The current box of an element. */
export const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((target) => {
    const { x, y, width } = target.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
  });

/** The box of an element whose animation `stopMotion` has paused, some milliseconds after its start. */
export async function boxAt(element: Locator, milliseconds: number): Promise<Box> {
  await element.evaluate((target, moment) => {
    for (const motion of target.getAnimations()) {
      motion.pause();
      motion.currentTime = moment;
    }
  }, milliseconds);
  return boxOf(element);
}

/** Opens a page whose time the test advances. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await openReady(page, lightPage);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** The phone menu. */
export const phoneMenu = (page: Page): Locator => page.locator('[data-phone-menu]');

/** The button that opens and closes the phone menu. */
export const toggle = (page: Page): Locator => phoneMenu(page).locator('> summary');

/** The sheet that slides over the page. */
export const sheet = (page: Page): Locator => phoneMenu(page).locator('> summary + *');

/** A section of the phone menu, by its name. */
export const section = (page: Page, name: string): Locator =>
  sheet(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) });

/** Presses Tab until focus has left a part of the page, at most a hundred times; returns where it has been and is. */
export async function tabThrough(page: Page, part: string): Promise<{ seen: string[]; left: string }> {
  const seen: string[] = [];
  while (seen.length < 100) {
    const place = await press(page, 'Tab');
    const inside = await page.evaluate((selector) => !!document.activeElement?.closest(selector), part);
    if (!inside) return { seen, left: place };
    seen.push(place);
  }
  throw new Error('The focus is trapped.');
}

/** Swipes up, turns the wheel and presses the keys that scroll. */
export async function tryToScroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const swipe = { x: 195, y: 600, yDistance: -400, gestureSourceType: 'touch', speed: 4000 } as const;
  await session.send('Input.synthesizeScrollGesture', swipe);
  await page.mouse.wheel(0, 400);
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
}
