/** The meaning of a figure, a code or a resource, shown over its link in an article. */
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../../support/page/axe';
import { openReady } from '../../support/page/hydration';
import { compressedSize, readSiteFile, scriptWith, siteFiles } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

const article = '/documentation/fedach';
/** The heading in view can be in the address. */
const onArticle = /\/documentation\/fedach(#.*)?$/;
const code = '/documentation/codes/ach-returns/r09';

const card = (page: Page): Locator => page.locator('#meaning');

/** The link to R09 in a sentence, which the build has added, and one to a figure. */
const codeLink = (page: Page): Locator => page.locator(`main p a[href="${code}"]`).first();
const figureLink = (page: Page): Locator =>
  page.locator('main p a[href="#figure-ach-reinitiations"]').first();

const meaning = "The ledger balance covers the debit, but part of it isn't collected yet.";

test('with a pointer and by keyboard', async ({ page }) => {
  await openReady(page, article);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await codeLink(page).scrollIntoViewIfNeeded();
  await expect(card(page)).toHaveCount(0);
  await codeLink(page).hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toHaveText(`R09: Uncollected funds${meaning}`);
  await expect(codeLink(page)).toHaveAccessibleDescription(`R09: Uncollected funds ${meaning}`);
  expect(requests.filter((path) => path.startsWith('/meanings/'))).toEqual(['/meanings/ach-returns.json']);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  expect(await axeFaults(page)).toEqual([]);
  // The pointer can move to the card, which stays until it leaves.
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.mouse.move(1, 1);
  await figureLink(page).focus();
  // Focus that the keyboard didn't move shows nothing.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(figureLink(page)).toBeFocused();
  await expect(card(page)).toHaveText(
    /^2Maximum number of times a debit returned as R01 or R09 can be reinitiatedas of/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${article}#figure-ach-reinitiations`);
  await expect(card(page)).toBeHidden();
  await codeLink(page).click();
  await expect(page).toHaveURL(code);
  await expect(card(page)).toBeHidden();
});

for (const [what, find] of [
  ['its code', () => scriptWith('showPopover')],
  ['the meaning', () => '/meanings/ach-returns.json'],
] as const)
  test(`if ${what} can't be loaded, there's no card, and the link works`, async ({ page }) => {
    const path = find();
    await page.route(`**${path}`, (route) => route.abort());
    await openReady(page, article);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
    await codeLink(page).hover();
    await failed;
    await expect(card(page)).toHaveCount(0);
    await codeLink(page).click();
    await expect(page).toHaveURL(code);
  });

test('the meanings of a folder are small', () => {
  const files = siteFiles().filter((file) => file.startsWith('/meanings/'));
  expect(files).toContain('/meanings/api.json');
  for (const file of files) expect(compressedSize(file), file).toBeLessThan(6000);
  expect(readSiteFile('/meanings/ach-returns.json').toString()).not.toMatch(/[{⟦]fact/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap shows it, the link in it or a second tap follows', async ({ page }) => {
    await openReady(page, article);
    await codeLink(page).tap();
    await expect(card(page)).toContainText(meaning);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(onArticle);
    await page.getByRole('heading', { level: 2 }).last().tap();
    await expect(card(page)).toBeHidden();
    await codeLink(page).tap();
    const link = card(page).getByRole('link', { name: 'Read more about it' });
    const box = await link.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(36);
    await link.tap();
    await expect(page).toHaveURL(code);
    await expect(card(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(onArticle);
    // The position is restored.
    await expect(codeLink(page)).toBeInViewport();
    await codeLink(page).tap();
    await expect(card(page)).toBeVisible();
    await codeLink(page).tap();
    await expect(page).toHaveURL(code);
  });
});
