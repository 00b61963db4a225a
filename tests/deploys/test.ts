/** Playwright's test with a tab on a site that is deployed during the visit. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { absence } from '../../scripts/deploy/local/program-server';
import { violations } from '../support/page/violations';
import { startModel } from './model-server';
import { type Server, startNginx } from './nginx';
import { type Build, type Releases, writeReleases } from './releases';
import { type ReportReceiver, startReportReceiver } from './report-receiver';
import { type Shown, shownNow, watchShown } from './shown';

export { expect };

/** What is deployed: new content, or new code as well; and whether the server keeps the files of the build before. */
export interface Deploy {
  readonly build: Exclude<Build, 'first'>;
  readonly kept: boolean;
}

interface Site {
  readonly server: Server;
  readonly releases: Releases;
  readonly receiver: ReportReceiver;
}

/** A visitor's tab. */
export interface Tab {
  readonly page: Page;
  /** Puts the new release in place. */
  readonly deploy: () => Promise<void>;
  /** Expects a page of one of these builds, in full, with at most that many document loads since the start of the visit. */
  readonly sees: (path: string, builds: readonly Build[], loads: number) => Promise<void>;
}

async function startSite(): Promise<Site> {
  const builds = process.env.DEPLOY_BUILDS;
  if (!builds) throw new Error('Run these tests with npm run test:deploys, which makes the builds.');
  const receiver = await startReportReceiver();
  const isNginx = absence('nginx') === undefined;
  const releases = await writeReleases(isNginx ? 'nginx' : 'netlify', builds, receiver.dsn);
  const server = await (isNginx ? startNginx(releases) : startModel(releases));
  return { server, releases, receiver };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Pages that are in sight, one after the other: never one with parts of two builds. */
const expectWhole = (seen: readonly Shown[]): void =>
  expect(seen.filter(({ build }) => build === 'mixed')).toEqual([]);

async function tabOn({ server, releases, receiver }: Site, context: BrowserContext, { build, kept }: Deploy) {
  await server.deploy(releases.get('first', false));
  receiver.errors.length = 0;
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await watchShown(context);
  const page = await context.newPage();
  const loads = countLoads(page);
  const tab: Tab = {
    page,
    deploy: () => server.deploy(releases.get(build, kept)),
    sees: async (path, builds, most) => {
      await expect.poll(async () => (await shownNow(page))?.path).toBe(path);
      await expect.poll(async () => (await shownNow(page))?.build).toMatch(new RegExp(builds.join('|')));
      await page.waitForLoadState('networkidle');
      const shown = await shownNow(page);
      expect(shown).toMatchObject({ path, inSight: true, title: true });
      expect(builds).toContain(shown?.build);
      expect(loads(), 'document loads').toBeLessThanOrEqual(most);
    },
  };
  const check = async () => {
    expectWhole(await page.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]')));
    expect(errors, 'uncaught errors').toEqual([]);
    expect(receiver.errors, 'error reports').toEqual([]);
  };
  return { tab, check };
}

export const test = base.extend<{ deploys: Deploy; tab: Tab; violations: string[] }, { site: Site }>({
  deploys: [{ build: 'content', kept: true }, { option: true }],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.server.stop();
      await site.receiver.stop();
      site.releases.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  violations,
  baseURL: ({ site }, use) => use(site.server.origin),
  tab: async ({ site, context, deploys }, use) => {
    const { tab, check } = await tabOn(site, context, deploys);
    await use(tab);
    await check();
  },
});
