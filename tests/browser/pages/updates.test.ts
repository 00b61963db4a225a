/** The pages of the updates, and the changes to a product. */
import type { Page } from '@playwright/test';
import { shownFor } from '../../../src/lib/code/clipboard';
import { listPagePath, updatesPerPage } from '../../../src/lib/updates/update-addresses';
import { brand, readContent } from '../../support/content/content';
import { type UpdateFile, updateFiles } from '../../support/content/updates';
import { openReady } from '../../support/page/hydration';
import { stretchTimers } from '../../support/page/timers';
import { attribute, builtPage, find, findAll } from '../../support/site/html';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';
import { expect, test, watchConsole } from '../../support/test';

const updates = updateFiles();
const aboutAch = updates.filter(({ products }) => products.includes('ach'));
/** Those on the first page of the changes. */
const newest = aboutAch.slice(0, updatesPerPage);
const documentOf = (route: string) => builtPage(route).document;
/** The first update that matches. */
const one = (is: (update: UpdateFile) => boolean): UpdateFile => {
  const found = updates.find(is);
  if (!found) throw new Error('There is no such update.');
  return found;
};
/** The links to the changes, newest first. */
const changes = (page: Page) => page.locator('[data-changes] a');

test('there are at least 24 updates over two years, and every sample among them is a story', () => {
  expect(updates.length).toBeGreaterThanOrEqual(24);
  const samples = updates.filter(({ sample }) => sample);
  expect(samples.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(samples.map(({ kind }) => kind))]).toEqual(['customer-story']);
  const years = new Set(updates.map(({ date }) => date.slice(0, 4)));
  expect([...years]).toEqual(expect.arrayContaining(['2025', '2026']));
});

test('the updates link from the newest to the oldest and back', () => {
  const leadsTo = ({ path }: UpdateFile): Record<string, string | undefined> => {
    const nav = find(documentOf(path), 'nav', { 'aria-label': 'Older and newer' });
    return Object.fromEntries(
      findAll(nav, 'a').map((link) => [
        attribute(link, 'href') ?? '',
        findAll(link, 'span').map((span) =>
          span.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
        )[0],
      ]),
    );
  };
  for (const [index, update] of updates.entries()) {
    const [newer, older] = [updates[index - 1], updates[index + 1]];
    expect(leadsTo(update), update.path).toEqual({
      ...(older ? { [older.path]: 'Older' } : {}),
      ...(newer ? { [newer.path]: 'Newer' } : {}),
    });
  }
});

test('a breaking change is marked at the top of its page and in each list, with its deadline', async ({
  page,
}) => {
  const { path, title } = one(({ breaking }) => breaking === true);
  const place = updates
    .filter(({ kind }) => kind === 'product-updates')
    .findIndex((update) => update.path === path);
  await page.goto(path);
  const main = page.locator('main');
  await expect(main.getByText(/^Breaking change\. Act by/)).toBeVisible();
  await page.goto(listPagePath('/updates/product-updates', Math.floor(place / updatesPerPage) + 1));
  const row = page.locator('[data-updates] > li', { hasText: title });
  await expect(row.getByText('Breaking change')).toBeVisible();
  await expect(row.getByText(/^Act by /)).toBeVisible();
});

test('a sample story is marked as one before its text', async ({ page }) => {
  const { sample_notice: notice } = readContent<{ sample_notice: string }>('updates.yaml');
  await page.goto(one(({ sample }) => sample === true).path);
  await expect(page.getByText(notice)).toBeVisible();
});

test('pictures have the width that the screen needs, with space reserved for them', async ({ page }) => {
  const pictures = updates.flatMap(({ path }) =>
    findAll(documentOf(path), 'picture').map((picture) => ({ route: path, picture })),
  );
  expect(pictures.length).toBeGreaterThan(4);
  for (const { route, picture } of pictures) {
    const image = find(picture, 'img');
    expect(attribute(image, 'alt'), route).toMatch(/\S.{10}/);
    expect(Number(attribute(image, 'width')) / Number(attribute(image, 'height')), route).toBeGreaterThan(1);
    const sizes = (attribute(find(picture, 'source'), 'srcset') ?? '')
      .split(', ')
      .map((part) => part.split(' '));
    expect(sizes.length, route).toBe(3);
    for (const [file = ''] of sizes) {
      expect(siteFiles(), route).toContain(file);
      expect(readSiteFile(file).length, file).toBeLessThan(120_000);
    }
  }
  const [first] = pictures;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(first?.route ?? '');
  const shown = page.locator('picture img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/);
});

test('an update can be shared without third parties', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stretchTimers(page, [shownFor]);
  const { path, title } = updates[0] as UpdateFile;
  const { problems } = watchConsole(page);
  await openReady(page, path);
  const share = page.getByRole('list', { name: 'Share' });
  const letter = new URL(
    (await share.getByRole('link', { name: 'Send by email' }).getAttribute('href')) ?? '',
  );
  expect(letter.searchParams.get('subject')).toBe(title);
  expect(letter.searchParams.get('body')).toBe(`${brand().url}${path}`);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${brand().url}${path}`);
  await share.getByRole('link', { name: 'Read as Markdown' }).click();
  await expect(page).toHaveURL(`${path}.md`);
  expect(problems).toEqual([]);
});

test('code can be copied, also on the next update', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stretchTimers(page, [shownFor]);
  const coded = updates.filter(({ path }) => findAll(find(documentOf(path), 'article'), 'pre').length > 0);
  const index = updates.findIndex(
    (update, at) => coded.includes(update) && coded.includes(updates[at + 1] as UpdateFile),
  );
  await openReady(page, updates[index]?.path ?? '');
  const copied = async () => {
    const block = page.locator('article pre').first();
    await page.locator('article').getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return [
      await page.evaluate(() => navigator.clipboard.readText()),
      (await block.textContent())?.trimEnd(),
    ];
  };
  const [one, shown] = await copied();
  expect(one).toBe(shown);
  await page.getByRole('navigation', { name: 'Older and newer' }).getByRole('link').first().click();
  await expect(page).toHaveURL(updates[index + 1]?.path ?? '');
  // The address changes before the page, whose code could be copied once more.
  await expect(page.locator('h1')).toHaveText(updates[index + 1]?.title ?? '');
  const [other, next] = await copied();
  expect(other).toBe(next);
  expect(other).not.toBe(one);
});

test("the first day of a product's changes is in the address, by link, by choice and by Back", async ({
  page,
}) => {
  const [, , third] = aboutAch;
  const since = third?.date ?? '';
  const expected = aboutAch.filter(({ date }) => date >= since).map(({ title }) => title);
  await openReady(page, '/updates/products/ach');
  await expect(changes(page)).toHaveText(newest.map(({ title }) => title));
  await page.getByLabel('Changes since').fill(since);
  await expect(page).toHaveURL(`/updates/products/ach?since=${since}`);
  await expect(changes(page)).toHaveText(expected);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${expected.length} updates since`);
  await page.reload();
  await expect(changes(page)).toHaveText(expected);
  await changes(page).first().click();
  await expect(page.locator('h1')).toHaveText(aboutAch[0]?.title ?? '');
  await page.goBack();
  await expect(changes(page)).toHaveText(expected);
});

test('emptied by keyboard, part by part, the field for the first day shows all changes again', async ({
  page,
}) => {
  await openReady(page, '/updates/products/ach?since=2026-05-01');
  const day = page.getByLabel('Changes since');
  await expect(day).toHaveValue('2026-05-01');
  await day.focus();
  for (const key of ['Delete', 'Tab', 'Delete', 'Tab', 'Delete']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/updates/products/ach');
  await expect(changes(page)).toHaveText(newest.map(({ title }) => title));
  await page.locator('h1').click();
  await expect(day).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the changes to a product are listed, without the form', async ({ page }) => {
    await page.goto('/products/ach');
    await page.getByRole('link', { name: 'What changed in ACH' }).click();
    await expect(changes(page)).toHaveText(newest.map(({ title }) => title));
    await expect(page.getByLabel('Changes since')).toBeHidden();
  });

  test('an update can be read and sent by email', async ({ page }) => {
    const { path, title } = updates[0] as UpdateFile;
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Send by email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
