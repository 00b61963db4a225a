/** Playwright's test with a tab on a site that is deployed during the visit. scripts/test-deploys.ts serves the site. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { SiteState } from '../../scripts/deploy-builds/control';
import type { Build } from '../../scripts/deploy-builds/releases';
import { violations } from '../support/page/violations';
import { shownNow, watchShown } from './shown';

export { expect };

/** What is deployed: new content, or new code as well; and whether the server keeps the files of the build before. */
export interface Deploy {
  readonly build: Exclude<Build, 'first'>;
  readonly kept: boolean;
}

/** A visitor's tab. */
export interface Tab {
  readonly page: Page;
  /** Puts the new release in place. */
  readonly deploy: () => Promise<void>;
  /** Expects a page of one of these builds, in full, with at most that many document loads since the start of the visit. */
  readonly sees: (path: string, builds: readonly Build[], loads: number) => Promise<void>;
}

const control = process.env.DEPLOY_CONTROL ?? '';

/** Puts a release in place. */
async function put(build: Build, kept: boolean): Promise<void> {
  const { ok, status } = await fetch(`${control}/deploy?build=${build}&kept=${kept}`, { method: 'POST' });
  if (!ok) throw new Error(`The deploy failed: ${status}`);
}

const siteState = async (): Promise<SiteState> => (await fetch(control)).json();

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function tabOn(context: BrowserContext, { build, kept }: Deploy) {
  await put('first', false);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await watchShown(context);
  const page = await context.newPage();
  const loads = countLoads(page);
  const tab: Tab = {
    page,
    deploy: () => put(build, kept),
    sees: async (path, builds, most) => {
      const where = async () => {
        const shown = await shownNow(page);
        return shown && { path: shown.path, build: builds.includes(shown.build as Build) };
      };
      await expect
        .poll(where, { message: `${path} of ${builds.join(' or ')}` })
        .toEqual({ path, build: true });
      await page.waitForLoadState('networkidle');
      // The title may follow a frame after the page.
      await expect.poll(() => shownNow(page)).toMatchObject({ path, inSight: true, title: true });
      expect(builds).toContain((await shownNow(page))?.build);
      expect(loads(), 'document loads').toBeLessThanOrEqual(most);
    },
  };
  const check = async () => {
    const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]'));
    expect(seen.length).toBeGreaterThan(0);
    // No frame showed parts of two builds.
    expect(seen.filter((shown: { build: string }) => shown.build === 'mixed')).toEqual([]);
    expect(errors, 'uncaught errors').toEqual([]);
    expect((await siteState()).reports, 'error reports').toEqual([]);
  };
  return { tab, check };
}

export const test = base.extend<{ deploys: Deploy; tab: Tab; violations: string[] }>({
  deploys: [{ build: 'content', kept: true }, { option: true }],
  violations,
  baseURL: async ({ browserName: _ }, use) => use((await siteState()).origin),
  tab: async ({ context, deploys }, use) => {
    const { tab, check } = await tabOn(context, deploys);
    await use(tab);
    await check();
  },
});
