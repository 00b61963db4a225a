/** Pages that fail to render, and the reports of errors that reach a receiver. Calls of the library are tested beside its code. */
import { brand } from '../support/content';
import { axeFaults } from '../support/page/axe';
import { receiveReports } from '../support/receiver';
import { test as base, expect, openReady, type Page } from '../support/test';

/** Serves other settings of error reporting than the built ones. */
const serveSettings = (page: Page, json: object) =>
  page.route('**/error-reporting.json', (route) => route.fulfill({ json }));

/** Changes the Content-Security-Policy of pages. */
const changePolicy = (page: Page, change: (policy: string) => string) =>
  page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': change(policy) } });
    },
  );

const settings = { tunnel: null, release: 'site@1.2.3', environment: 'staging', tracesSampleRate: 1 };

/** Error reporting is on, to a receiver. */
const test = base.extend<{ receiver: Awaited<ReturnType<typeof receiveReports>> }>({
  receiver: async ({ page }, use) => {
    const receiver = await receiveReports(page);
    await serveSettings(page, { ...settings, dsn: receiver.dsn });
    // As the policy of a build with these settings does.
    await changePolicy(page, (policy) => `${policy}; connect-src 'self' ${receiver.origin}`);
    await use(receiver);
  },
});

/** Makes the data of a page such that it can't be rendered. */
const breakPage = (page: Page, path: string) =>
  page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.navigation = null;
    await route.fulfill({ response, json });
  });

/** Events on which the site's script fails, each in another way. */
const waysToFail = `
  addEventListener('own-error', ({ detail }) => setTimeout(() => { throw new Error(detail); }));
  addEventListener('own-text', ({ detail }) => setTimeout(() => { throw detail; }));
  addEventListener('own-rejection', ({ detail }) => { Promise.reject(new Error(detail)); });
  addEventListener('own-redirect', () => { Promise.reject({ uri: '/fees' }); });
`;

/** Lets the site's own script fail on demand. */
const letScriptsFail = (page: Page) =>
  page.route(/\/app-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${waysToFail}` });
  });

/** Makes a script fail, and waits until it has: a rejection is reported before the next task. */
const fail = (page: Page, how: string, detail = how) =>
  page.evaluate(
    (init) =>
      new Promise((done) => {
        dispatchEvent(new CustomEvent(init.how, { detail: init.detail }));
        setTimeout(() => setTimeout(done));
      }),
    { how, detail },
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Error', exact: true });

test('a page that fails is replaced by the error screen and reported once, without data of the visitor', async ({
  page,
  receiver,
}) => {
  await breakPage(page, '/products/ach');
  await openReady(page, '/products/ach?email=ada@customer.example#ada');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(`Error — ${brand().name}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Sorry, we encountered an error.');
  await expect(main).toContainText('Our team has been notified.');
  await expect.poll(receiver.errors).toHaveLength(1);
  expect(receiver.errors()[0]).toMatchObject({
    release: settings.release,
    environment: settings.environment,
    tags: { pathname: '/products/ach' },
    exception: { values: [{ type: 'TypeError' }] },
    contexts: { react: { componentStack: expect.stringMatching(/\S/) } },
    request: { url: expect.stringMatching(/\/products\/ach$/) },
  });
  expect(receiver.errors()[0]).not.toHaveProperty('user');
  expect(receiver.text()).not.toContain('customer.example');
  await page.unroute('**/page-data/products/ach/page-data.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^ACH/);
  await expect(heading(page)).toHaveCount(0);
});

test('the error screen has no violation in axe, and its logo leads on', async ({ page, receiver }) => {
  await breakPage(page, '/fees');
  await openReady(page, '/fees');
  await expect(heading(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: brand().name }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveCount(0);
  await expect.poll(receiver.errors).toMatchObject([{ tags: { pathname: '/fees' } }]);
});

test("if the error screen's script can't be loaded, a sentence and links are shown", async ({
  page,
  receiver,
}) => {
  await breakPage(page, '/contact');
  let blocked = '';
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('Our team has been notified')) return route.fulfill({ response });
    blocked = route.request().url();
    return route.abort();
  });
  await page.goto('/contact');
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  await expect(page.getByRole('alert')).toContainText('Sorry, we encountered an error.');
  expect(blocked).not.toBe('');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect
    .poll(() => receiver.errors().map(({ tags }) => tags?.pathname))
    .toEqual(expect.arrayContaining(['/contact']));
});

test('errors before the library is loaded are sent, and a redirect is not', async ({ page, receiver }) => {
  await letScriptsFail(page);
  await openReady(page, '/fees');
  await fail(page, 'own-redirect');
  await fail(page, 'own-error', 'first');
  await fail(page, 'own-rejection', 'second');
  await expect.poll(receiver.messages).toHaveLength(2);
  expect(receiver.messages().sort()).toEqual(['first', 'second']);
  // No visits, counts of dropped events or single spans: they would bypass the filters.
  expect(receiver.types().filter((type) => type !== 'event' && type !== 'transaction')).toEqual([]);
});

test('an event has nothing about the visitor but the path; a sampled visit is sent, one to a missing page is not', async ({
  page,
  receiver,
}) => {
  await letScriptsFail(page);
  await openReady(page, '/updates?filter=Product+Updates&email=ada@customer.example#ada');
  await page.evaluate(() => console.error('by ada@customer.example'));
  await fail(page, 'own-error', 'seen at /updates?email=ada@customer.example');
  await expect.poll(receiver.messages).toEqual(['seen at /updates']);
  await expect.poll(receiver.transactions).toContain('/updates');
  expect(receiver.errors()[0]?.request).toEqual({ url: expect.stringMatching(/\/updates$/) });
  expect(receiver.text()).not.toMatch(/customer\.example|Product\+Updates|Mozilla|en-US/);
  expect(receiver.text()).not.toMatch(/"(user|ip_address|cookies|headers|deviceMemory|connection[^"]*)":/);
  await openReady(page, '/no-such-page');
  await fail(page, 'own-error', 'on a missing page');
  await expect.poll(receiver.messages).toContain('on a missing page');
  expect(receiver.transactions()).toEqual(['/updates']);
});

test('without a DSN a failing page shows the error screen, says that nothing was sent, and loads no library', async ({
  page,
  baseURL,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await serveSettings(page, { dsn: null, tunnel: null, release: 'production', environment: 'production' });
  await breakPage(page, '/fees');
  await openReady(page, '/fees');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No report was sent.');
  expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([baseURL]);
  expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
});
