/** Error reports through the site's own address, from a page under its Content-Security-Policy to a real receiver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { hydrate } from '../../support/page/hydration';
import { changePageData, withoutMenus } from '../../support/site/breakages';
import { expect, test } from '../../support/site/reporting-site';
import { payloads } from '../../support/site/sentry-receiver';
import type { Started } from '../../support/site/tunnel-server';

const names = ['nginx', 'caddy', 'cloudflare', 'netlify'] as const;

type Hosts = Readonly<Record<(typeof names)[number], Started>>;

/** Starts all hosts; the process ends with the connection to it. */
async function startHosts(dsn: string): Promise<{ child: ChildProcess; hosts: Hosts }> {
  const args = ['--import', 'tsx', 'tests/support/site/tunnel-server.ts', dsn, ...names];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended: ${code}.`)),
  );
  const [hosts] = await Promise.race([once(child, 'message'), failed]);
  return { child, hosts };
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

test.describe('with a blocker', () => {
  let running: Awaited<ReturnType<typeof startHosts>> | undefined;
  test.beforeAll(async ({ receiver }) => {
    running = await startHosts(receiver.dsn);
  });
  test.afterAll(async () => {
    if (running?.child.exitCode !== null) return;
    const ended = once(running.child, 'exit');
    running.child.disconnect();
    await ended;
  });

  for (const name of names)
    test(`an error on a page arrives through the tunnel of ${name}`, async ({ page, receiver }) => {
      const { origin, absence } = running?.hosts[name] ?? {};
      test.skip(origin === undefined, `not run, ${absence}`);
      // The hosts have their own settings and policies.
      await page.unrouteAll();
      const refused = await block(page, receiver.dsn);
      await fail(page, origin ?? '');
      await expect(page.getByText('Our team has been notified.')).toBeVisible();
      const events = () => payloads(receiver.envelopes(), 'event');
      await expect.poll(events).toMatchObject([{ release: 'tunnel', tags: { pathname: '/security' } }]);
      // Reports take the tunnel only.
      expect(refused).toEqual([]);
    });
});

test('with a blocker and without a tunnel, a page works as always', async ({
  page,
  dsn,
  reports,
  baseURL,
}) => {
  const refused = await block(page, dsn);
  await fail(page, baseURL ?? '');
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(reports.text()).toBe('[]');
});
