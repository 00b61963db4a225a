/** Error reports through the site's own address, from a page under its Content-Security-Policy to a real receiver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, type Page } from '@playwright/test';
import { hydrate } from '../../support/page/hydration';
import { violations } from '../../support/page/violations';
import { changePageData, withoutMenus } from '../../support/site/breakages';
import { expect, test as reportingTest } from '../../support/site/reporting-site';
import { startSentryReceiver } from '../../support/site/sentry-receiver';
import type { Started } from '../../support/site/tunnel-server';

/** Starts a host; the process ends with the connection to it. */
async function startHost(name: string, dsn: string): Promise<{ child: ChildProcess; started: Started }> {
  const args = ['--import', 'tsx', 'tests/support/site/tunnel-server.ts', name, dsn];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended: ${code}.`)),
  );
  const [started] = await Promise.race([once(child, 'message'), failed]);
  return { child, started };
}

/** Refuses what blockers refuse: the address of the project, and every host with the name of the service. */
async function block(page: Page, dsn: string): Promise<string[]> {
  const refused: string[] = [];
  await page.route(
    ({ origin, hostname }) => origin === new URL(dsn).origin || hostname.includes('sentry'),
    (route) => {
      refused.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  return refused;
}

/** Goes to a page that fails to render. */
async function fail(page: Page, origin: string): Promise<void> {
  await changePageData(page, '/security', withoutMenus);
  await page.goto(`${origin}/fees`);
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
}

const test = base.extend<{ violations: string[] }>({ violations });

for (const name of ['nginx', 'caddy', 'cloudflare', 'netlify'])
  test(`with a blocker, an error on a page arrives through the tunnel of ${name}`, async ({ page }) => {
    const receiver = await startSentryReceiver();
    const { child, started } = await startHost(name, receiver.dsn);
    try {
      test.skip(started.origin === undefined, `not run, ${started.absence}`);
      const refused = await block(page, receiver.dsn);
      await fail(page, started.origin ?? '');
      await expect(page.getByText('Our team has been notified.')).toBeVisible();
      await expect.poll(() => receiver.payloads('event').length).toBe(1);
      expect(receiver.payloads('event')[0]).toMatchObject({
        release: 'tunnel',
        tags: { pathname: '/security' },
      });
      // Reports take the tunnel only.
      expect(refused).toEqual([]);
    } finally {
      child.disconnect();
      await Promise.all([child.exitCode ?? once(child, 'exit'), receiver.stop()]);
    }
  });

reportingTest(
  'with a blocker and without a tunnel, a page works as always',
  async ({ page, receiver, baseURL }) => {
    const refused = await block(page, receiver.dsn);
    await fail(page, baseURL ?? '');
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(/^Contact/);
    expect(receiver.envelopes()).toEqual([]);
  },
);
