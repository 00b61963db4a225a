/**
 * Playwright's test on the site that is built with error reporting, and a real receiver for what it reports.
 * Both stand for all tests of a worker; the receiver's list is emptied before each test.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { reporting, reportingBuild, startGatsby } from './reporting-build';
import { type SentryReceiver, startSentryReceiver } from './sentry-receiver';

export { expect, type Page } from '@playwright/test';

/** An event as far as the tests read it. */
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

/** What has been received since the test began. */
export type Reports = {
  errors: () => ReportedEvent[];
  /** Messages of the errors, in order. */
  messages: () => (string | undefined)[];
  /** Names of the transactions (paths), in order. */
  transactions: () => (string | undefined)[];
  /** Everything that was sent, as text, envelope headers included. */
  text: () => string;
};

type Site = { folder: string; url: string };

async function serve(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const [{ answers }, { tryPort }] = await Promise.all([
    import('../../scripts/lib/answers.mjs'),
    import('../../scripts/lib/port.mjs'),
  ]);
  const host = '127.0.0.1';
  const port = await tryPort(0, host);
  const server = await startGatsby(folder, ['serve', '--port', String(port), '--host', host], {
    NODE_OPTIONS: `--require ${JSON.stringify(join(__dirname, 'uncompressed.cjs'))}`,
  });
  const url = `http://${host}:${port}`;
  await answers(url, server);
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
  };
  return { url, stop };
}

/** The receiver adds fields of its own to the header of an envelope. */
const isOfReceiver = (key: string) => key.startsWith('__spotlight_');

export const test = base.extend<{ reports: Reports }, { receiver: SentryReceiver; site: Site }>({
  receiver: [
    async ({ browserName: _ }, use) => {
      const receiver = await startSentryReceiver();
      await use(receiver);
      await receiver.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ browserName: _ }, use) => {
      const folder = await reportingBuild();
      const { url, stop } = await serve(folder);
      await use({ folder: join(folder, 'public'), url });
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  launchOptions: [
    async ({ launchOptions, receiver }, use) => {
      const { port } = new URL(receiver.dsn);
      const rule = `--host-resolver-rules=MAP ${reporting.host} 127.0.0.1:${port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  reports: [
    async ({ receiver }, use) => {
      receiver.clear();
      const events = (type: string) => receiver.payloads(type) as ReportedEvent[];
      await use({
        errors: () => events('event'),
        messages: () =>
          events('event').map(({ exception }) => exception?.values.map(({ value }) => value).join(' / ')),
        transactions: () => events('transaction').map(({ transaction }) => transaction),
        text: () =>
          JSON.stringify(receiver.envelopes(), (key, value) => (isOfReceiver(key) ? undefined : value)),
      });
      // No visits, no counts of what was dropped, no single spans: they would go past the filters of events.
      const types = new Set(receiver.envelopes().flatMap(({ items }) => items.map(({ type }) => type)));
      base.expect([...types].filter((type) => type !== 'event' && type !== 'transaction')).toEqual([]);
    },
    { auto: true },
  ],
});
