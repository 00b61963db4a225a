/** Pages that fail to render, and the reports of errors that reach a receiver. Calls of the library are tested beside its code. */
import { brand } from '../support/content';
import { axeFaults } from '../support/page/axe';
import { receiveReports } from '../support/receiver';
import { test as base, expect, openReady, type Page } from '../support/test';

/** Serves other settings of error reporting than the built ones. */
const serveSettings = (page: Page, settings: object | string | null) =>
  page.route('**/error-reporting.json', (route) => {
    if (settings === null) return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({
      contentType: 'application/json',
      body: typeof settings === 'string' ? settings : JSON.stringify(settings),
    });
  });

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

test('the error screen has links, a footer without disclosures, and no violation in axe', async ({
  page,
  receiver,
}) => {
  await breakPage(page, '/fees');
  await openReady(page, '/fees');
  await expect(heading(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const main = page.getByRole('main');
  const documentation = main.getByRole('link', { name: 'public documentation (opens in a new tab)' });
  await expect(documentation).toHaveAttribute('href', brand().urls.documentation);
  await expect(documentation).toHaveAttribute('rel', 'noopener');
  await expect(main.getByRole('link', { name: brand().emails.support })).toHaveAttribute(
    'href',
    `mailto:${brand().emails.support}`,
  );
  await expect(page.getByRole('contentinfo')).not.toContainText(/FDIC|not a bank/i);
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

test('errors before the library is loaded are sent, and what is to be ignored is not', async ({
  page,
  receiver,
}) => {
  await letScriptsFail(page);
  await openReady(page, '/fees');
  for (const message of [
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Request failed with status code 401',
    'Request aborted',
  ])
    for (const how of ['own-error', 'own-text', 'own-rejection']) await fail(page, how, message);
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

test('trace headers are sent only to this origin, and errors of other sites are dropped', async ({
  page,
  receiver,
  baseURL,
}) => {
  await changePolicy(page, () => '');
  await letScriptsFail(page);
  const widget = 'http://widgets.test/widget.js';
  await page.route(widget, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: waysToFail.replaceAll('own-', 'foreign-'),
    }),
  );
  const traced = new Map<string, boolean>();
  page.on('request', (request) => traced.set(request.url(), 'sentry-trace' in request.headers()));
  await openReady(page, '/');
  await page.waitForFunction(() => '__SENTRY__' in window);
  const own = `${baseURL}/robots.txt?again`;
  const elsewhere = `${String(baseURL).replace('127.0.0.1', 'localhost')}/favicon.svg`;
  await page.evaluate((address) => fetch(address), own);
  await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined), elsewhere);
  await expect.poll(() => traced.get(own)).toBe(true);
  expect(traced.get(elsewhere)).toBe(false);
  await page.evaluate(
    (src) =>
      new Promise((onload) => {
        document.head.append(
          Object.assign(document.createElement('script'), { src, crossOrigin: '', onload }),
        );
      }),
    widget,
  );
  for (const how of ['foreign-error', 'foreign-text', 'foreign-rejection']) await fail(page, how);
  await fail(page, 'own-error', 'the last one');
  await expect.poll(receiver.messages).toContain('the last one');
  expect(receiver.messages()).toEqual(['the last one']);
});

test('with a tunnel every report goes to this origin', async ({ page, receiver, baseURL }) => {
  const posts: string[] = [];
  await serveSettings(page, { ...settings, dsn: receiver.dsn, tunnel: '/report' });
  await page.route('**/report*', async (route) => {
    posts.push(route.request().url().replace(/\?.*$/, ''));
    await route.fulfill({ json: {} });
  });
  await letScriptsFail(page);
  await openReady(page, '/fees');
  await fail(page, 'own-error', 'through the tunnel');
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  expect([...new Set(posts)]).toEqual([`${baseURL}/report`]);
  expect(receiver.text()).toBe('');
});

for (const [what, file] of [
  ['a DSN', { dsn: null, tunnel: null, release: 'production', environment: 'production' }],
  ['a valid file', '{ "dsn": "https://key@errors.ex'],
] as const)
  test(`without ${what} a failing page shows the error screen, says that nothing was sent, and loads no library`, async ({
    page,
    baseURL,
  }) => {
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    await serveSettings(page, file);
    await breakPage(page, '/fees');
    await openReady(page, '/fees');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('No report was sent.');
    expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([baseURL]);
    expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
  });
