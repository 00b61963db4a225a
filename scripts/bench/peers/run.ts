/** Measures all sites, which take turns: each run measures every page of every site once. */
import type { Browser } from '@playwright/test';
import { parse } from 'parse5';
import { find, textOf } from '../../../tests/support/site/html';
import { measureClick } from '../interaction/clicks';
import { measuredArticle } from './articles';
import { measurePage, type Tool } from './lighthouse';
import { clicks, type PageName, pages, type SiteFigures } from './report';
import type { StaticServer } from './static-server';

/** A served site, and where its figures go. */
export type MeasuredSite = Pick<StaticServer, 'origin' | 'secureOrigin'> & { readonly figures: SiteFigures };

export type Run = {
  readonly browser: Browser;
  readonly tool: Tool;
  readonly sites: readonly MeasuredSite[];
  readonly runs: number;
  /** Articles that the measured one links to. */
  readonly targets: readonly string[];
};

const paths: Readonly<Record<PageName, string>> = { home: '/', article: measuredArticle };

/** A page's h1 as a browser shows it, with white space collapsed. Rejects if the site doesn't have the page. */
async function headingAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has status ${response.status}.`);
  return textOf(find(parse(await response.text()), 'h1'));
}

/** Tries twice; undefined, with the reason printed, if it fails both times: one failure doesn't end a long run. */
async function tryTwice<Result>(what: string, task: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= 2; attempt += 1)
    try {
      return await task();
    } catch (error) {
      console.error(`${what} failed (attempt ${attempt} of 2): ${String(error).slice(0, 300)}`);
    }
  return undefined;
}

/** Opens every measured page once, so that the servers have compressed what it needs. */
async function warm({ browser, sites }: Run): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const { origin } of sites)
    for (const path of Object.values(paths)) await page.goto(origin + path, { waitUntil: 'networkidle' });
  await context.close();
}

async function measureLoads({ tool, sites }: Run, turn: string): Promise<void> {
  for (const page of pages)
    for (const { secureOrigin, figures } of sites) {
      const address = secureOrigin + paths[page];
      const load = await tryTwice(`Lighthouse at ${address}`, () => measurePage(tool, address));
      if (load === undefined) continue;
      figures.loads[page].push(load);
      const { firstPaint, largestPaint, blocking } = load;
      const shown = [firstPaint, largestPaint, blocking].map((figure) => figure.toFixed(0)).join(' / ');
      console.error(`${turn}  ${figures.title}, ${page}: FCP / LCP / TBT ${shown} ms`);
    }
}

async function measureClicks({ browser, sites }: Run, to: string, turn: string): Promise<void> {
  for (const way of clicks)
    for (const { origin, figures } of sites) {
      const time = await tryTwice(`The click to ${origin + to}`, async () => {
        const link = { from: measuredArticle, to, heading: await headingAt(origin + to) };
        return measureClick(browser, origin, link, way);
      });
      if (time !== undefined) figures.clicks[way].push(time);
      console.error(`${turn}  ${figures.title}, ${way}: ${time?.toFixed(0) ?? 'not there'} ms`);
    }
}

/** Measures everything, and adds the figures to the sites. */
export async function measureSites(run: Run): Promise<void> {
  await warm(run);
  for (let turn = 1; turn <= run.runs; turn += 1) {
    const shown = `${turn} of ${run.runs}`;
    await measureLoads(run, shown);
    const to = run.targets[(turn - 1) % run.targets.length];
    if (to !== undefined) await measureClicks(run, to, shown);
  }
}
