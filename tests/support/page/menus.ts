/** Finds and queries the menus of a page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { linksOf, type NamedLink, navigation } from '../content';

/** The desktop navigation. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

/** The button of a desktop menu. @param name such as "Products" */
export const trigger = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true });

/** The panel of a desktop menu. */
export const panel = (page: Page, name: string): Locator => bar(page).locator(`#menu-${name.toLowerCase()}`);

/** Expects exactly one menu to be open, visually and, if hydrated, for assistive technology; without a name, none. */
export async function expectOpen(page: Page, name?: string, isHydrated = true): Promise<void> {
  for (const menu of navigation().menus) {
    const isOpen = menu.name === name;
    await expect(panel(page, menu.name)).toBeVisible({ visible: isOpen });
    if (isHydrated) await expect(trigger(page, menu.name)).toHaveAttribute('aria-expanded', String(isOpen));
  }
}

/** Expects the visible links in a part of the page to be these, in this order, each where a click reaches it. */
export async function expectReachable(part: Locator, links: readonly NamedLink[]): Promise<void> {
  const found = () =>
    part.locator('a:visible').evaluateAll((anchors) =>
      anchors.map((anchor) => {
        anchor.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = anchor.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === anchor;
        return `${hit ? '' : 'out of reach: '}${anchor.getAttribute('href')}`;
      }),
    );
  await expect.poll(found).toEqual(links.map(({ href }) => href));
}

/** Addresses of a menu's links. */
export const hrefsOf = (name: string): string[] => {
  const menu = navigation().menus.find((one) => one.name === name);
  return menu ? linksOf(menu).map(({ href }) => href) : [];
};

/** Where the focus is: the address of a link, or the text of another element; "" if nowhere. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    if (element instanceof HTMLInputElement) return element.value;
    return element.getAttribute('href') ?? element.textContent?.trim() ?? '';
  });

/** Presses keys one after another and returns where the focus is after each. */
export async function press(page: Page, ...keys: string[]): Promise<string[]> {
  const places: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    places.push(await focused(page));
  }
  return places;
}

/** The button that opens and closes the phone menu. */
export const toggle = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Menu$/ });

/** The open phone menu. */
export const sheet = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu', exact: true });

/** The heading of a section in the phone menu, which opens it. */
export const section = (page: Page, name: string): Locator =>
  sheet(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });
