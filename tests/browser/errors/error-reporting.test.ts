/** Error reporting from the built site to a real receiver. Calls of the library are tested beside src/error-reporting. */

import { hydrate } from '../../support/page/hydration';
import { addToScript } from '../../support/site/breakages';
import {
  expect,
  type Page,
  reporting,
  serveSettings,
  test,
  withoutPolicy,
} from '../../support/site/reporting-site';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';

/** Listeners that fail with the text of an event, each in a different way. */
const waysToFail = `
  addEventListener('NAME-error', ({ detail }) => setTimeout(() => { throw new Error(detail); }));
  addEventListener('NAME-text', ({ detail }) => setTimeout(() => { throw detail; }));
  addEventListener('NAME-rejection', ({ detail }) => { Promise.reject(new Error(detail)); });
  addEventListener('NAME-redirect', () => { Promise.reject({ uri: '/fees' }); });
`;
const widget = 'http://widgets.test/widget.js';

/** Makes errors possible in the site's script (`own-...`) and in one of another origin (`foreign-...`). */
async function letScriptsFail(page: Page): Promise<void> {
  await withoutPolicy(page);
  await addToScript(page, waysToFail.replaceAll('NAME', 'own'));
  await page.route(widget, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: waysToFail.replaceAll('NAME', 'foreign'),
    }),
  );
}

const addWidget = (page: Page) =>
  page.evaluate(
    (src) =>
      new Promise((done) => {
        const script = Object.assign(document.createElement('script'), {
          src,
          crossOrigin: '',
          onload: done,
        });
        document.head.append(script);
      }),
    widget,
  );

/** Makes a script fail, and waits until it has. */
const fail = (page: Page, how: string, detail = how) =>
  page.evaluate(
    ({ how, detail }) =>
      new Promise((done) => {
        dispatchEvent(new CustomEvent(how, { detail }));
        // After the failure, whose task is queued already; a rejection is reported before the next task.
        setTimeout(() => setTimeout(done));
      }),
    { how, detail },
  );

/** Opens a page and waits until the library has taken over from the queue. */
async function openReporting(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.waitForFunction(() => '__SENTRY__' in window);
}

/** Errors arrive in order, so once the last one has arrived, all earlier ones have too. */
async function expectMessages(page: Page, messages: () => unknown[], ...expected: string[]): Promise<void> {
  await fail(page, 'own-error', 'the last one');
  await expect.poll(messages).toContain('the last one');
  expect(messages()).toEqual([...expected, 'the last one']);
}

test('errors before the library is loaded are queued and sent, each with its page', async ({
  page,
  reports,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/error-reporting-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await letScriptsFail(page);
  await page.goto('/');
  await page.mouse.move(1, 1);
  await page.waitForLoadState('load');
  await page.locator('nav[data-enhanced]').waitFor({ state: 'attached' });
  await addWidget(page);
  await fail(page, 'own-error', 'first');
  await fail(page, 'foreign-error');
  await fail(page, 'foreign-text');
  await fail(page, 'own-text', 'second');
  await fail(page, 'own-rejection', 'third');
  expect(reports.messages()).toEqual([]);
  release();
  // Each is a request, so the network decides in which order they arrive.
  await expect.poll(() => reports.messages().sort()).toEqual(['first', 'second', 'third']);
  expect(
    reports
      .errors()
      .map(({ tags }) => tags?.pathname)
      .sort(),
  ).toEqual(['/', '/', '/']);
});

test("ignored messages, other sites' errors and redirects aren't reported", async ({ page, reports }) => {
  await letScriptsFail(page);
  await openReporting(page, '/fees');
  await addWidget(page);
  for (const message of [
    'ResizeObserver loop limit exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Request failed with status code 401',
    'Request aborted',
  ]) {
    for (const how of ['own-error', 'own-text', 'own-rejection']) await fail(page, how, message);
  }
  for (const how of ['foreign-error', 'foreign-text', 'foreign-rejection', 'own-redirect']) {
    await fail(page, how);
  }
  await expectMessages(page, reports.messages);
});

test('an event has nothing about the visitor but the path', async ({ page, reports }) => {
  await letScriptsFail(page);
  await openReporting(page, '/updates?filter=Product+Updates&email=ada@customer.example#ada');
  await page.evaluate(() => console.error('by ada@customer.example'));
  await fail(page, 'own-error', 'seen at /updates?email=ada@customer.example');
  await expect.poll(reports.messages).toEqual(['seen at /updates']);
  await expect.poll(reports.transactions).toContain('/updates');
  const [event] = reports.errors();
  expect(event?.request).toEqual({ url: expect.stringMatching(/\/updates$/) });
  expect(reports.text()).not.toMatch(/customer\.example|Product\+Updates|Mozilla|en-US/);
  expect(reports.text()).not.toMatch(/"(user|ip_address|cookies|headers|deviceMemory|connection[^"]*)":/);
});

test("a missing page sends no transaction, others do; a link within a page isn't a visit", async ({
  page,
  reports,
}) => {
  await page.goto('/no-such-page');
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).click();
  await expect(page).toHaveURL('/documentation');
  await hydrate(page);
  await page.waitForFunction(() => '__SENTRY__' in window);
  await page.evaluate(() => {
    location.hash = 'within';
    history.replaceState(history.state, '', '#elsewhere');
  });
  await expect.poll(reports.transactions).toEqual(['/documentation']);
});

test('trace headers are sent only to this origin', async ({ page, baseURL }) => {
  await withoutPolicy(page);
  const traced = new Map<string, boolean>();
  page.on('request', (request) => {
    const headers = request.headers();
    if (request.method() === 'GET')
      traced.set(request.url(), 'sentry-trace' in headers && 'baggage' in headers);
  });
  await openReporting(page, '/');
  const elsewhere = `${baseURL?.replace('127.0.0.1', 'localhost')}/favicon.svg`;
  // The request is sent; the response isn't for other origins.
  await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined), elsewhere);
  await expect.poll(() => traced.get(elsewhere)).toBe(false);
  const own = '/page-data/app-data.json';
  await page.evaluate((address) => fetch(address), `${own}?again`);
  await expect.poll(() => traced.get(`${baseURL}${own}?again`)).toBe(true);
});

test('an error before load is reported, and nothing is requested until then', async ({ page, reports }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forReporting = () => asked.filter((path) => path.startsWith('/error-reporting'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // `load` waits for the fonts.
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await letScriptsFail(page);
  await page.goto('/fees', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(1, 1);
  await page.locator('nav[data-enhanced]').waitFor({ state: 'attached' });
  await fail(page, 'own-error', 'early');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(forReporting()).toEqual([]);
  release();
  await expect.poll(reports.messages).toEqual(['early']);
  expect(forReporting()).toEqual([
    '/error-reporting.json',
    expect.stringMatching(/^\/error-reporting-\w+\.js$/),
  ]);
});

test('with a tunnel every report goes to this origin, which forwards it', async ({
  page,
  dsn,
  baseURL,
  reports,
}) => {
  const tunnel = '/report';
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url().replace(/\?.*$/, ''));
  });
  await serveSettings(page, { ...reporting, dsn, tunnel });
  await page.route(`**${tunnel}*`, async (route) => {
    const ingest = dsn.replace(/\/\/.*@(.*)\/1$/, '//$1/api/1/envelope/');
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const body = route.request().postData() ?? '';
    await fetch(ingest, { method: 'POST', headers, body });
    await route.fulfill({ json: {} });
  });
  await letScriptsFail(page);
  await openReporting(page, '/fees');
  await fail(page, 'own-error', 'through the tunnel');
  await expect.poll(reports.messages).toEqual(['through the tunnel']);
  expect([...new Set(posts)]).toEqual([`${baseURL}${tunnel}`]);
});

test('the library is in a separate script', () => {
  const scripts = siteFiles().filter((file) => /^\/[^/]+\.js$/.test(file));
  const holding = scripts.filter((file) => readSiteFile(file).toString('utf8').includes('sentry-trace'));
  expect(holding).toEqual([expect.stringMatching(/^\/error-reporting-\w+\.js$/)]);
});
