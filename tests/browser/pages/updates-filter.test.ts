/** The list of updates, filtered by its address. */
import type { Page } from '@playwright/test';
import { updatesPerPage } from '../../../src/lib/updates/update-addresses';
import { brand, readContent } from '../../support/content/content';
import { updateFiles } from '../../support/content/updates';
import { openReady } from '../../support/page/hydration';
import { expect, test, watchConsole } from '../../support/test';

type Kind = { id: string; filter: string; name: string };
const { headline, title, kinds } = readContent<{ headline: string; title: string; kinds: Kind[] }>(
  'updates.yaml',
);
const kindOf = (filter: string): Kind => {
  const kind = kinds.find((candidate) => candidate.filter === filter);
  if (!kind) throw new Error(`No kind of update has the filter ${filter}.`);
  return kind;
};
const product = kindOf('Product Updates');
const customer = kindOf('Customer story');

/** The updates on the first page of a list: of a kind, or of all. */
const firstPage = (kind?: Kind) =>
  updateFiles()
    .filter((update) => !kind || update.kind === kind.id)
    .slice(0, updatesPerPage);

const rows = (page: Page) => page.locator('[data-updates] > li:visible');
/** Kinds shown in the visible rows: the words between the dot and "(sample)". */
const kindsShown = (page: Page): Promise<string[]> =>
  rows(page)
    .locator('> span > time')
    .evaluateAll((times) =>
      times.map((time) =>
        (time.parentElement?.textContent ?? '').replace(/^.*· /, '').replace(' (sample)', ''),
      ),
    );
/** Text of the links marked as current in the main navigation. */
const marked = (page: Page): Promise<string[]> =>
  page
    .locator('header nav[aria-label="Main"] a[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.textContent ?? ''));

/** Expects the list to show one kind, or all, with its heading, title and marks. */
async function shows(page: Page, kind: Kind | undefined, mark: RegExp): Promise<void> {
  await expect(page.locator('h1')).toHaveText(kind?.filter ?? headline);
  await expect(page).toHaveTitle(`${kind?.filter ?? title} — ${brand().name}`);
  const expected = firstPage(kind).map((update) => kinds.find(({ id }) => id === update.kind)?.name);
  expect(expected.length).toBeGreaterThan(1);
  expect(await kindsShown(page)).toEqual(expected);
  const current = await marked(page);
  expect(current).toHaveLength(1);
  expect(current[0]).toMatch(mark);
  const pills = page.getByRole('navigation', { name: 'Kinds of update' }).locator('[aria-current]');
  await expect(pills).toHaveText(kind?.filter ?? 'All');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${brand().url}/updates`);
}

for (const [address, kind, mark] of [
  ['/updates?filter=Product+Updates', product, /^Changelog/],
  ['/updates?filter=Customer+story', customer, /^Customers$/],
  ['/updates?filter=customer%20STORY', customer, /^Customers$/],
  ['/updates', undefined, /^Updates$/],
] as const) {
  test(`${address} on load`, async ({ page }) => {
    const { problems } = watchConsole(page);
    await openReady(page, address);
    // The navigation distinguishes addresses as they are written.
    if (!address.includes('%20')) await shows(page, kind, mark);
    else expect([...new Set(await kindsShown(page))]).toEqual([kind?.name]);
    expect(problems).toEqual([]);
  });
}

test('by click, Back and Forward', async ({ page }) => {
  const { problems } = watchConsole(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const pills = page.getByRole('navigation', { name: 'Kinds of update' });
  await openReady(page, '/updates?filter=Customer+story');
  await shows(page, customer, /^Customers$/);
  await menu.getByRole('button', { name: 'Developers' }).click();
  await menu.getByRole('link', { name: /^Changelog/ }).click();
  await shows(page, product, /^Changelog/);
  await pills.getByRole('link', { name: 'All' }).click();
  await shows(page, undefined, /^Updates$/);
  await menu.getByRole('link', { name: 'Customers' }).click();
  await shows(page, customer, /^Customers$/);
  await page.goBack();
  await shows(page, undefined, /^Updates$/);
  await page.goBack();
  await shows(page, product, /^Changelog/);
  await page.goForward();
  await shows(page, undefined, /^Updates$/);
  expect(problems).toEqual([]);
});

test('by client-side navigation', async ({ page }) => {
  await openReady(page, '/fees');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await shows(page, customer, /^Customers$/);
});

test('an unknown filter shows all updates, with a note', async ({ page }) => {
  await openReady(page, '/updates?filter=Timetables');
  await expect(page.getByRole('status').filter({ hasText: 'Timetables' })).toContainText(
    'All updates are shown',
  );
  await expect(rows(page)).toHaveCount(firstPage().length);
  await expect(page.locator('h1')).toHaveText(headline);
});

test('only the kind in the address is shown before the scripts run', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/updates?filter=product+updates');
  expect([...new Set(await kindsShown(page))]).toEqual([product.name]);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName(product.filter);
  await expect(page).toHaveTitle(`${product.filter} — ${brand().name}`);
  await expect(heading.getByText(headline)).toBeHidden();
  const all = await page.locator('[data-updates] > li').count();
  expect(all).toBeGreaterThan((await kindsShown(page)).length);
});

test('a filter with more than one page links to the second page of its kind', async ({ page }) => {
  const older = page.getByRole('link', { name: 'Older updates' });
  await openReady(page, '/updates');
  await expect(older).toHaveAttribute('href', '/updates/page/2');
  for (const kind of kinds) {
    await openReady(page, `/updates?filter=${encodeURIComponent(kind.filter)}`);
    const all = updateFiles().filter((update) => update.kind === kind.id);
    if (all.length > updatesPerPage)
      await expect(older).toHaveAttribute('href', `/updates/${kind.id}/page/2`);
    else await expect(older).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest updates are shown, with a link to older ones', async ({ page }) => {
    await page.goto('/updates?filter=Product+Updates');
    await expect(rows(page)).toHaveCount(updatesPerPage);
    await expect(page.locator('h1')).toHaveText(headline);
    await page.getByRole('link', { name: 'Older updates' }).click();
    await expect(page).toHaveURL(/\/updates\/page\/2$/);
    await expect(rows(page)).toHaveCount(Math.min(updateFiles().length - updatesPerPage, updatesPerPage));
    await page.getByRole('link', { name: 'Newer updates' }).click();
    await expect(page).toHaveURL(/\/updates$/);
  });

  for (const [kind, mark] of [
    [product, /^Changelog/],
    [customer, /^Customers$/],
  ] as const) {
    test(`the filter "${kind.filter}" is a separate page`, async ({ page }) => {
      await page.goto('/updates');
      await page
        .getByRole('navigation', { name: 'Kinds of update' })
        .getByRole('link', { name: kind.filter })
        .click();
      const path = `/updates/${kind.id}`;
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('h1')).toHaveText(kind.filter);
      await expect(page).toHaveTitle(`${kind.filter} — ${brand().name}`);
      expect([...new Set(await kindsShown(page))]).toEqual([kind.name]);
      await expect(rows(page)).toHaveCount(firstPage(kind).length);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${brand().url}${path}`);
      const current = await marked(page);
      expect(current).toHaveLength(1);
      expect(current[0]).toMatch(mark);
    });
  }
});
