/** The error screen, on a site with error reporting: pages that really fail to render. */

import { readContent } from '../../support/content/content';
import { axeFaults } from '../../support/page/axe';
import { watchConsole } from '../../support/page/console';
import { hydrate } from '../../support/page/hydration';
import { changePageData, type PageData, withoutMenus } from '../../support/site/breakages';
import { expect, type Page, reporting, test } from '../../support/site/reporting-site';
import { scriptWith } from '../../support/site/site-dir';

type Brand = { name: string; url: string; urls: { documentation: string }; emails: { support: string } };
const brand = readContent<Brand>('site.yaml');
const sentence = 'Sorry, we encountered an error.';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Data of a page that fails: its template reads the rails, whichever parts are shown from the page's HTML. */
const withoutRails = ({ result }: PageData) => {
  result.data.allRail = null;
};

/** Navigates by the menu from the pricing page to a product that fails. */
async function goToFailingProduct(page: Page) {
  await page.goto('/fees');
  await hydrate(page);
  await page.locator('[data-menu="products"] > button').hover();
  await page.locator('[data-menu="products"] [data-panel] a[href="/products/ach"]').click();
}

test('a page that fails on load is replaced by the error screen and reported once', async ({
  page,
  reports,
}) => {
  const { problems } = watchConsole(page);
  await changePageData(page, '/products/ach', withoutMenus);
  await page.goto('/products/ach?email=ada@customer.example#ada');
  await hydrate(page);
  await heading(page, 'Error');
  await expect(page).toHaveTitle(`Error — ${brand.name}`);
  const main = page.getByRole('main');
  await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  await expect(main).toContainText('Our team has been notified.');
  await expect.poll(reports.errors).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  const [event, ...more] = reports.errors();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    release: reporting.release,
    environment: reporting.environment,
    tags: { pathname: '/products/ach' },
    exception: { values: [{ type: 'TypeError' }] },
    contexts: { react: { componentStack: expect.stringMatching(/\S/) } },
  });
  expect(event?.exception?.values[0]?.stacktrace?.frames.length).toBeGreaterThan(2);
  expect(event?.request).toEqual({ url: expect.stringMatching(/\/products\/ach$/) });
  expect(event).not.toHaveProperty('user');
  expect(reports.text()).not.toContain('customer.example');
  // React logs the errors of the header and of the page, and that they happened during hydration.
  const logged = /Cannot read properties of null|Cannot destructure property 'menus'|React error #423;/;
  expect(problems.filter((problem) => !logged.test(problem))).toEqual([]);
});

test('it has links, a footer without disclosures, and no accessibility violation', async ({ page }) => {
  await changePageData(page, '/fees', withoutMenus);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fees');
    await hydrate(page);
    await heading(page, 'Error');
    expect(await axeFaults(page)).toEqual([]);
  }
  const main = page.getByRole('main');
  const documentation = main.getByRole('link', { name: 'public documentation (opens in a new tab)' });
  await expect(documentation).toHaveAttribute('href', brand.urls.documentation);
  await expect(documentation).toHaveAttribute('target', '_blank');
  await expect(documentation).toHaveAttribute('rel', 'noopener');
  const mail = main.getByRole('link', { name: brand.emails.support });
  await expect(mail).toHaveAttribute('href', `mailto:${brand.emails.support}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Disclosures' })).toHaveCount(0);
  await expect(footer).not.toContainText(/FDIC|not a bank/i);
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
});

for (const [name, change] of [
  ['no data', ({ result }: PageData) => Object.assign(result, { data: {} })],
  ['data that is null', ({ result }: PageData) => Object.assign(result, { data: null })],
] as const) {
  test(`with ${name} a sentence and links are shown`, async ({ page, reports }) => {
    await changePageData(page, '/contact', change);
    await page.goto('/contact');
    await hydrate(page);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect
      .poll(() => reports.errors().map(({ tags }) => tags?.pathname))
      .toEqual(expect.arrayContaining(['/contact']));
  });
}

test('if the navigation is broken too, it has the logo', async ({ page }) => {
  await changePageData(page, '/contact', withoutMenus);
  await page.goto('/contact');
  await hydrate(page);
  await heading(page, 'Error');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const logo = page.getByRole('banner').getByRole('link', { name: brand.name });
  await expect(logo).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('it has the navigation, and "Try again" reloads the page', async ({ page }) => {
  await changePageData(page, '/products/ach', withoutRails);
  await goToFailingProduct(page);
  await heading(page, 'Error');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute('**/page-data/products/ach/page-data.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^ACH/);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
});

test('invalid data leaves the page as built', async ({ page }) => {
  await page.route('**/page-data/contact/page-data.json*', (route) => route.fulfill({ body: '{"result":' }));
  const received = page.waitForResponse('**/page-data/contact/page-data.json*');
  await page.goto('/contact');
  await page.mouse.move(1, 1);
  await received;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error');
});

test("if its script can't be loaded, a sentence and links are shown, and the page is reported once", async ({
  page,
  reports,
}) => {
  const script = scriptWith('Our team has been notified');
  await page.route(`**${script}`, (route) => route.abort());
  await changePageData(page, '/products/ach', withoutRails);
  await goToFailingProduct(page);
  await expect(page.getByRole('alert')).toHaveText(sentence);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute(
    'href',
    '/documentation',
  );
  const external = main.getByRole('link', { name: 'Public documentation (opens in a new tab)' });
  await expect(external).toHaveAttribute('href', brand.urls.documentation);
  const mail = main.getByRole('link', { name: brand.emails.support });
  await expect(mail).toHaveAttribute('href', `mailto:${brand.emails.support}`);
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(reports.errors).toMatchObject([{ tags: { pathname: '/products/ach' } }]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("a working page doesn't load the error screen", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/fees');
  await hydrate(page);
  const script = scriptWith('Our team has been notified');
  expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(2);
  expect(asked.filter((address) => address.endsWith(script))).toEqual([]);
});
