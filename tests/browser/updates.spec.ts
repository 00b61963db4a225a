/** The list of updates, filtered by its address; an update; and the changes to a product. */
import { brand, readContent, updates } from '../support/content';
import { expect, openReady, type Page, test, watchConsole } from '../support/test';

type Kind = { id: string; filter: string; title: string; name: string };
const { headline, kinds } = readContent<{ headline: string; kinds: Kind[] }>('updates.yaml');
const perPage = 20;
const kindOf = (filter: string) => kinds.find((kind) => kind.filter === filter) as Kind;
const firstPage = (kind?: Kind) =>
  updates()
    .filter((update) => !kind || update.kind === kind.id)
    .slice(0, perPage);

/** The titles in the list that are visible. */
const titles = (page: Page) =>
  page
    .getByRole('main')
    .locator('li a[href^="/updates/"]:visible')
    .filter({ has: page.locator('xpath=ancestor::li[.//time]') });

/** Expects the list to show one kind, or all, with its heading, title and marks. */
async function expectShown(page: Page, kind: Kind | undefined, mark: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind?.title ?? headline);
  await expect(page).toHaveTitle(new RegExp(`^${kind?.title ?? 'Updates'}.* — ${brand().name}$`));
  await expect(titles(page)).toContainText(firstPage(kind).map(({ title }) => title));
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('a[aria-current="page"]')).toContainText([mark]);
  const pills = page.getByRole('navigation', { name: 'Kinds of update' });
  await expect(pills.locator('[aria-current]')).toHaveText(kind?.filter ?? 'All');
}

test('the filter in the address: on load, by click, by Back, and before the scripts run', {
  tag: '@firefox',
}, async ({ page }) => {
  const { problems } = watchConsole(page);
  await openReady(page, '/updates?filter=Customer+story');
  await expectShown(page, kindOf('Customer story'), 'Customers');
  const pills = page.getByRole('navigation', { name: 'Kinds of update' });
  await pills.getByRole('link', { name: 'Product Updates' }).click();
  await expectShown(page, kindOf('Product Updates'), 'Changelog');
  await pills.getByRole('link', { name: 'All' }).click();
  await expectShown(page, undefined, 'Updates');
  await page.goBack();
  await expectShown(page, kindOf('Product Updates'), 'Changelog');
  expect(problems).toEqual([]);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/updates?filter=customer%20STORY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Customers');
  await expect(titles(page)).toContainText(firstPage(kindOf('Customer story')).map(({ title }) => title));
});

test('an unknown filter shows all updates with a note, and longer lists lead on', async ({ page }) => {
  await openReady(page, '/updates?filter=Timetables');
  await expect(page.getByRole('status').filter({ hasText: 'Timetables' })).toContainText(
    'All updates are shown',
  );
  await expect(titles(page)).toHaveCount(firstPage().length);
  await expect(page.getByRole('link', { name: 'Older updates' })).toHaveAttribute('href', '/updates/page/2');
});

test("the first day of a product's changes is in the address, by choice, over a reload, and emptied by keyboard", async ({
  page,
}) => {
  const aboutAch = updates().filter(({ products }) => products.includes('ach'));
  const since = aboutAch[2]?.date ?? '';
  const expected = aboutAch.filter(({ date }) => date >= since).map(({ title }) => title);
  await openReady(page, '/updates/products/ach');
  await expect(titles(page)).toContainText(aboutAch.slice(0, perPage).map(({ title }) => title));
  const day = page.getByLabel('Changes since');
  await day.fill(since);
  await expect(page).toHaveURL(`/updates/products/ach?since=${since}`);
  await expect(titles(page)).toContainText(expected);
  await expect(titles(page)).toHaveCount(expected.length);
  await page.reload();
  await expect(titles(page)).toHaveCount(expected.length);
  await day.focus();
  for (const key of ['Delete', 'Tab', 'Delete', 'Tab', 'Delete']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/updates/products/ach');
  await expect(titles(page)).toHaveCount(Math.min(aboutAch.length, perPage));
});

test('an update can be shared without third parties', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [{ path = '' } = {}] = updates();
  const { problems } = watchConsole(page);
  await openReady(page, path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${brand().url}${path}`);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest updates, older ones, and each kind are pages', async ({ page }) => {
    await page.goto('/updates?filter=Product+Updates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(titles(page)).toHaveCount(perPage);
    await page.getByRole('link', { name: 'Older updates' }).click();
    await expect(page).toHaveURL(/\/updates\/page\/2$/);
    await page.getByRole('link', { name: 'Newer updates' }).click();
    await page
      .getByRole('navigation', { name: 'Kinds of update' })
      .getByRole('link', { name: 'Customer story' })
      .click();
    await expect(page).toHaveURL(/\/updates\/customer-story$/);
    await expectShown(page, kindOf('Customer story'), 'Customers');
    await page.goto(updates()[0]?.path ?? '');
    await expect(page.getByRole('link', { name: 'Send by email' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
