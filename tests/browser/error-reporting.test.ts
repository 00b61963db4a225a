/** Error reporting from the page to a real receiver, in scripts that are built as Gatsby builds them. */
import { expect, type Page, test } from '@playwright/test';
import { type ErrorSite, startErrorSite } from '../support/error-bundle';
import { type SentryReceiver, startSentryReceiver } from '../support/sentry-receiver';

type ReportedEvent = {
  release?: string;
  environment?: string;
  transaction?: string;
  tags?: { pathname?: string };
  exception?: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] };
  request?: Record<string, unknown>;
  user?: unknown;
};

test.describe.configure({ mode: 'serial' });

let receiver: SentryReceiver;
let site: ErrorSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  receiver = await startSentryReceiver();
  site = await startErrorSite({ GATSBY_SENTRY_DSN: receiver.dsn, GATSBY_SENTRY_TRACES: '1' });
});
test.afterAll(async () => {
  await site?.stop();
  await receiver?.stop();
});
test.beforeEach(() => receiver.clear());
// No visits, no counts of what was dropped, no single spans: they would go past the filters of events.
test.afterEach(() => {
  const types = new Set(receiver.envelopes().flatMap(({ items }) => items.map(({ type }) => type)));
  expect([...types].filter((type) => type !== 'event' && type !== 'transaction')).toEqual([]);
});

/** Messages of the errors received so far, in order. */
const messages = () =>
  errors().map(({ exception }) => exception?.values.map(({ value }) => value).join(' / '));
const errors = () => receiver.payloads('event') as ReportedEvent[];
const transactions = () =>
  (receiver.payloads('transaction') as ReportedEvent[]).map(({ transaction }) => transaction);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

/** Opens a page and waits until the library has taken over from the queue. */
async function openReporting(page: Page, path: string) {
  await page.goto(site.baseURL + path);
  await page.waitForFunction(() => '__SENTRY__' in window);
}

/** Everything before this error has been dealt with once it has arrived. */
async function expectNothingBut(page: Page, ...expected: string[]) {
  await press(page, 'Own error');
  await expect.poll(messages).toContain('own error');
  expect(messages()).toEqual([...expected, 'own error']);
}

test('a page that fails while rendering is reported once, with path, release and environment', async ({
  page,
}) => {
  await page.goto(`${site.baseURL}/broken?email=ada@customer.example#ada`);
  await heading(page, 'Error');
  await expectNothingBut(page, 'broken page');
  const [event] = errors();
  expect(event).toMatchObject({
    release: 'production',
    environment: 'production',
    tags: { pathname: '/broken' },
  });
  expect(event?.exception?.values[0]?.stacktrace?.frames.length).toBeGreaterThan(2);
  expect(event?.request).toEqual({ url: `${site.baseURL}/broken` });
  expect(event?.user).toBeUndefined();
  expect(JSON.stringify(receiver.envelopes())).not.toContain('customer.example');
});

test('a page that fails after a link is reported under its own path; the next page is shown', async ({
  page,
}) => {
  await openReporting(page, '/');
  await press(page, 'Go to /broken');
  await heading(page, 'Error');
  await press(page, 'Go to /fees');
  await heading(page, 'Fees');
  await page.goBack();
  await heading(page, 'Error');
  await page.goForward();
  await heading(page, 'Fees');
  await expect.poll(() => errors()[0]?.tags?.pathname).toBe('/broken');
});

test('errors before the library is there are queued, not lost, and come in order', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/error-reporting-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.baseURL);
  await press(page, 'Own error');
  await press(page, 'Rejection');
  await press(page, 'Third-party error');
  await press(page, 'Go to /broken');
  await heading(page, 'Error');
  expect(messages()).toEqual([]);
  release();
  await expect.poll(messages).toEqual(['own error', 'own rejection', 'broken page']);
  expect(errors().map(({ tags }) => tags?.pathname)).toEqual(['/', '/', '/broken']);
});

test('ignored messages, third-party errors and redirects are not reported', async ({ page }) => {
  await openReporting(page, '/');
  for (const name of ['Aborted', 'Unauthorized', 'Resized', 'Third-party error']) await press(page, name);
  await press(page, 'Go to /old');
  await heading(page, 'Fees');
  await press(page, 'Rejection');
  await expect.poll(messages).toContain('own rejection');
  await expectNothingBut(page, 'own rejection');
  expect(errors().map(({ tags }) => tags?.pathname)).toEqual(['/fees', '/fees']);
});

test('a missing page gives no transaction, others do', async ({ page }) => {
  await openReporting(page, '/missing');
  await heading(page, 'Not found');
  await press(page, 'Go to /fees');
  await expect.poll(transactions).toContain('/fees');
  await press(page, 'Go to /missing');
  await heading(page, 'Not found');
  await press(page, 'Go to /');
  // Sent in order: had the missing page been sent, it would have come before this one.
  await expect.poll(transactions).toContain('/');
  expect(transactions()).not.toContain('/missing');
});

test('trace headers go to this origin alone', async ({ page }) => {
  await openReporting(page, '/');
  const other = site.baseURL.replace('127.0.0.1', 'localhost');
  const traced = new Map<string, boolean>();
  page.on('request', (request) => {
    if (request.method() === 'GET') traced.set(request.url(), 'sentry-trace' in request.headers());
  });
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => fetch(address))),
    ['/data', `${other}/data`],
  );
  expect(Object.fromEntries(traced)).toEqual({ [`${site.baseURL}/data`]: true, [`${other}/data`]: false });
});

test('built without a DSN the site has no reporting library and sends nothing', async ({ page }) => {
  test.setTimeout(60_000);
  const silent = await startErrorSite({});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(silent.baseURL);
  await press(page, 'Own error');
  await press(page, 'Go to /broken');
  await heading(page, 'Error');
  expect(silent.files).toHaveLength(1);
  expect(requests.sort()).toEqual(['/', `/${silent.files[0]}`, '/third-party.js'].sort());
  await silent.stop();
});
