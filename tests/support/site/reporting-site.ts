/**
 * Playwright's test on the built site with error reporting turned on by the settings in /error-reporting.json. Reports go to a
 * real receiver, which serves all tests of a worker. Each test has a DSN with a different key, because on a slow machine reports of
 * the previous test's page may still arrive.
 */
import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { settingsFile } from '../../../src/error-reporting/settings-file';
import { violations } from '../page/violations';
import { type Envelope, payloads, type SentryReceiver, startSentryReceiver } from './sentry-receiver';

export { expect, type Page } from '@playwright/test';

/** The fields of an event that tests read. */
export type ReportedEvent = {
  release?: string;
  environment?: string;
  transaction?: string;
  tags?: { pathname?: string };
  contexts?: { react?: { componentStack?: string }; trace?: { op?: string } };
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] };
  request?: Record<string, unknown>;
  user?: unknown;
};

/** What the test's pages have reported. */
export type Reports = {
  errors: () => ReportedEvent[];
  /** Messages of the errors, in order. */
  messages: () => (string | undefined)[];
  /** Names of the transactions (paths), in order. */
  transactions: () => (string | undefined)[];
  /** Everything that was sent, as text, including envelope headers. */
  text: () => string;
};

/** The settings besides the DSN, which is the receiver's. */
export const reporting = { release: 'site@1.2.3', environment: 'staging', tracesSampleRate: 1 } as const;

/** Changes the Content-Security-Policy of pages. */
async function changePolicy(page: Page, change: (policy: string) => string): Promise<void> {
  const isPage = ({ pathname }: URL): boolean => !pathname.includes('.');
  await page.route(isPage, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': change(policy) } });
  });
}

/** Removes the policy, to which the scripts of a browser's extensions aren't subject. */
export const withoutPolicy = (page: Page): Promise<void> => changePolicy(page, () => '');

/** Adds the address of reports to the policy, as scripts/deploy/policy does for a build with these settings. */
const allowReports = (page: Page, origin: string): Promise<void> =>
  changePolicy(page, (policy) => `${policy}; connect-src 'self' ${origin}`);

/** Serves other settings than the built ones. Text is served as is; null responds with 404. */
export async function serveSettings(page: Page, settings: object | string | null): Promise<void> {
  await page.route(`**${settingsFile}`, (route) => {
    if (settings === null) return route.fulfill({ status: 404, body: 'Not found' });
    return typeof settings === 'string'
      ? route.fulfill({ contentType: 'application/json', body: settings })
      : route.fulfill({ json: settings });
  });
}

/** The receiver adds its own fields to the header of an envelope. */
const isOfReceiver = (key: string) => key.startsWith('__spotlight_');

/** The key of the DSN with which an envelope was sent, if it has an event or a transaction. */
const keyOf = ({ header }: Envelope): string | undefined =>
  (header.trace as { public_key?: string } | undefined)?.public_key;

type TestFixtures = { dsn: string; reports: Reports; violations: string[] };

export const test = base.extend<TestFixtures, { receiver: SentryReceiver }>({
  baseURL: process.env.BASE_URL,
  receiver: [
    async ({ browserName: _ }, use) => {
      const receiver = await startSentryReceiver();
      await use(receiver);
      await receiver.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dsn: async ({ receiver }, use) => {
    const dsn = new URL(receiver.dsn);
    dsn.username = randomUUID().replaceAll('-', '');
    await use(dsn.href);
  },
  page: async ({ page, dsn }, use) => {
    await allowReports(page, new URL(dsn).origin);
    await serveSettings(page, { ...reporting, dsn });
    await use(page);
    // A request may be on its way through a handler of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  violations,
  reports: [
    async ({ receiver, dsn }, use) => {
      receiver.clear();
      const key = new URL(dsn).username;
      const received = () =>
        receiver.envelopes().filter((envelope) => [key, undefined].includes(keyOf(envelope)));
      const events = (type: string) => payloads(received(), type) as ReportedEvent[];
      await use({
        errors: () => events('event'),
        messages: () =>
          events('event').map(({ exception }) => exception?.values.map(({ value }) => value).join(' / ')),
        transactions: () => events('transaction').map(({ transaction }) => transaction),
        text: () => JSON.stringify(received(), (name, value) => (isOfReceiver(name) ? undefined : value)),
      });
      // No visits, no counts of dropped events, no single spans: they would bypass the filters of events.
      const types = new Set(received().flatMap(({ items }) => items.map(({ type }) => type)));
      base.expect([...types].filter((type) => type !== 'event' && type !== 'transaction')).toEqual([]);
    },
    { auto: true },
  ],
});
