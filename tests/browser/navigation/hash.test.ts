/** The table of contents of an article follows the fragment of the address. */
import type { Page } from '@playwright/test';
import { expect, openReady, test, waitForHydration, watchConsole } from '../../support/test';

const article = '/documentation/fedach';

test.use({ viewport: { width: 1440, height: 900 } });

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** The fragments of the list, in order. */
const fragments = (page: Page): Promise<string[]> =>
  contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));

/** Expects exactly the part with this fragment to be marked and visible. */
async function marks(page: Page, fragment: string): Promise<void> {
  const marked = contents(page).locator('[aria-current]');
  await expect(marked).toHaveCount(fragment ? 1 : 0);
  if (!fragment) return;
  await expect(marked).toHaveAttribute('href', `#${fragment}`);
  await expect(marked).toHaveAttribute('aria-current', 'location');
  await expect(page.locator(`[id="${fragment}"]`)).toBeInViewport();
}

test('marks the part in the address: on load, reload, click, back and forward', async ({ page }) => {
  const { problems } = watchConsole(page);
  await openReady(page, article);
  const [first = '', second = '', third = ''] = await fragments(page);
  expect(third).not.toBe('');
  await marks(page, '');

  await contents(page).locator(`[href="#${second}"]`).click();
  await marks(page, second);
  await contents(page).locator(`[href="#${third}"]`).click();
  await marks(page, third);
  await page.goBack();
  await marks(page, second);
  await page.goBack();
  await marks(page, '');
  await page.goForward();
  await marks(page, second);
  await page.reload();
  await page.mouse.move(2, 2);
  await waitForHydration(page);
  await marks(page, second);
  expect(new URL(page.url()).hash).toBe(`#${second}`);

  await page.goto('about:blank');
  await openReady(page, `${article}#${first}`);
  await marks(page, first);
  expect(problems).toEqual([]);
});

test('an unknown fragment marks nothing', async ({ page }) => {
  await openReady(page, `${article}#no-such-part`);
  await marks(page, '');
});

test('a part of a long page is there at once, without scrolling through the page: on load, and on a click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.addEventListener('scroll', () => places.push(window.scrollY));
  });
  /** Pixels between the places that were scrolled to and this one. Fonts that arrive may move it a little. */
  const detours = () =>
    page.evaluate(() => {
      const { places } = window as unknown as { places: number[] };
      return places.splice(0).map((place) => Math.abs(place - window.scrollY));
    });
  const expectJump = async () => {
    const distances = await detours();
    expect(distances).not.toEqual([]);
    expect(Math.max(...distances)).toBeLessThan(100);
  };
  await openReady(page, article);
  const last = (await fragments(page)).at(-1) ?? '';
  await page.goto('about:blank');
  await openReady(page, `${article}#${last}`);
  await marks(page, last);
  await expectJump();

  await contents(page).getByRole('link').first().click();
  await expect(page.locator('main h2').first()).toBeInViewport();
  await expectJump();
});
