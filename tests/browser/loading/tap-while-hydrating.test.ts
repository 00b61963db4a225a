/** A tap during loading and hydration takes effect exactly once, on a slow phone too. */
import type { CDPSession, Page } from '@playwright/test';
import { waitForHydration } from '../../support/page/hydration';
import { toggle } from '../../support/page/menus';
import { control, dialog, field, waitForSearch } from '../../support/page/search';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** The script after which the tap comes: between the app's first tasks, and while React hydrates. */
const moments = [
  ['the app', /\/app-/],
  ['the template', /\/component---/],
] as const;

let client: CDPSession | undefined;
test.afterEach(async () => {
  await client?.detach();
  client = undefined;
});

/** Opens a page on a slow processor and resolves when a script has arrived. */
async function openUntil(page: Page, address: string, script: RegExp): Promise<void> {
  client ??= await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const arrived = page.waitForResponse(script);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.dispatchEvent('h1', 'pointermove', { movementX: 1 });
  await arrived;
}

for (const [name, moment] of moments) {
  test(`the menu button opens the menu once, as ${name} arrives`, async ({ page }) => {
    await openUntil(page, '/', moment);
    await toggle(page).click();
    await waitForHydration(page);
    await expect(page.locator('[data-phone-menu]')).toHaveAttribute('open', '');
    await toggle(page).click();
    await expect(page.locator('[data-phone-menu]')).not.toHaveAttribute('open');
  });

  test(`the search button opens search once, as ${name} arrives`, async ({ page }) => {
    await waitForSearch(page);
    await openUntil(page, '/products/ach', moment);
    await control(page).click();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/products/ach');
  });

  test(`a language is chosen, and a filter followed, once, as ${name} arrives`, async ({ page }) => {
    await openUntil(page, '/documentation/api', moment);
    const tabs = page.getByRole('group', { name: 'Language of the example' });
    await tabs.locator('label').nth(1).click();
    await waitForHydration(page);
    await expect(tabs.getByRole('radio').nth(1)).toBeChecked();

    await openUntil(page, '/updates', moment);
    await page.getByRole('navigation', { name: 'Kinds of update' }).getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL('/updates');
    await expect(page.locator('[data-updates]')).toBeVisible();
    await waitForHydration(page);
    // There is one history entry, so one step back leaves it. (The length stops growing at 50.)
    await page.goBack();
    await expect(page).toHaveURL('/updates');
  });
}

type Tapped = { readonly took: boolean; readonly hydrated: boolean };

/**
 * Opens a page and taps between the second and the third slice of hydration.
 * @param tap runs in the page and returns whether the tap took effect
 * @returns that, and whether the whole page was hydrated right after the tap
 */
async function tapBetweenSlices(page: Page, address: string, tap: () => boolean): Promise<Tapped> {
  await page.addInitScript(`{
    const { postMessage } = MessagePort.prototype;
    let slices = 0;
    const act = () => {
      const took = (${tap})();
      const hydrated = Object.keys(document.getElementById('gatsby-focus-wrapper')).some((key) => key.startsWith('__reactProps$'));
      window.tapped = { took, hydrated };
    };
    MessagePort.prototype.postMessage = function (...message) {
      postMessage.apply(this, message);
      slices += 1;
      if (slices === 2) setTimeout(act);
    };
  }`);
  await page.goto(address);
  const tapped = await page.waitForFunction(() => Reflect.get(window, 'tapped') as Tapped | undefined);
  return (await tapped.jsonValue()) as Tapped;
}

test("a finger that starts to scroll doesn't wait until React has hydrated the page", async ({ page }) => {
  const tapped = await tapBetweenSlices(page, '/documentation/webhooks', () => {
    const link = document.querySelector('main a');
    return link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })) ?? false;
  });
  expect(tapped).toEqual({ took: true, hydrated: false });
});

test('neither does the menu button', async ({ page }) => {
  const tapped = await tapBetweenSlices(page, '/fees', () => {
    document.querySelector<HTMLElement>('[data-phone-menu] > summary')?.click();
    return document.querySelector('[data-phone-menu][open]') !== null;
  });
  expect(tapped).toEqual({ took: true, hydrated: false });
  await waitForHydration(page);
  await expect(page.locator('[data-phone-menu]')).toHaveAttribute('open', '');
});

test('neither does the tab of a code sample', async ({ page }) => {
  const tapped = await tapBetweenSlices(page, '/documentation/api', () => {
    document.querySelector<HTMLElement>('[data-languages] label:nth-of-type(2)')?.click();
    return document.querySelector('[data-languages] input:nth-of-type(2):checked') !== null;
  });
  expect(tapped).toEqual({ took: true, hydrated: false });
  await waitForHydration(page);
  await expect(page.locator('[data-languages] input').nth(1)).toBeChecked();
});

test('neither does a link', async ({ page }) => {
  const tapped = await tapBetweenSlices(page, '/updates', () => {
    const link = document.querySelector('nav[aria-label="Kinds of update"] li:nth-of-type(2) a');
    // The page is read before the browser leaves it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) === false;
  });
  expect(tapped).toMatchObject({ took: true, hydrated: false });
});
