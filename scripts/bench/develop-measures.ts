/** `npm run develop`: until it's ready, and from an edit to the screen of a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../tests/support/chromium-args';
import { type Running, runNpm, serves } from '../lib/running-script';
import type { SiteCopy } from '../lib/site-copy';
import { findBrowser } from '../machine/browser.mjs';
import { tryPort } from '../machine/port.mjs';
import type { Measure } from './measure';

type Developed = { readonly ready: number; readonly content: number; readonly component: number };

const results = new WeakMap<SiteCopy, Developed[]>();

/** Seconds from an edit of a file until its text is on the screen. */
async function edited(page: Page, file: string, from: string, words: string): Promise<number> {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from))
    throw new Error(`${file} has no "${from}". Update scripts/bench/develop-measures.ts.`);
  const shown = page.getByText(words).first().waitFor({ timeout: 120_000 });
  const start = performance.now();
  writeFileSync(file, before.replace(from, words));
  await shown;
  return (performance.now() - start) / 1000;
}

async function onScreen({ folder }: SiteCopy, url: string): Promise<Omit<Developed, 'ready'>> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/contact`);
    // Until the page listens for edits; the first edit compiles what no page has requested yet.
    await page.waitForLoadState('networkidle');
    const lede = /^lede: (.*)$/m.exec(readFileSync(join(folder, 'content/contact.yaml'), 'utf8'))?.[1] ?? '';
    const content = await edited(
      page,
      join(folder, 'content/contact.yaml'),
      lede,
      'Edited while developing.',
    );
    const hero = join(folder, 'src/components/page/Hero.tsx');
    const component = await edited(page, hero, '<h1 css={headline}>', '<h1 css={headline}>Edited markup ');
    return { content, component };
  } finally {
    await browser.close();
  }
}

async function develop(site: SiteCopy): Promise<Developed> {
  site.forget();
  const port = await tryPort(0, '127.0.0.1');
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const server: Running = runNpm(site.folder, 'develop', ['--port', String(port)]);
  try {
    await server.until(() => serves(`${url}/contact`));
    const ready = (performance.now() - start) / 1000;
    return { ready, ...(await onScreen(site, url)) };
  } finally {
    await server.stop();
    site.run('git', 'checkout', '--quiet', '--', '.');
    site.forget();
  }
}

/** One start of the server yields all three figures; each is read once per run. */
const figure =
  (name: keyof Developed): Measure['run'] =>
  async (site) => {
    const known = results.get(site) ?? [];
    if (name === 'ready') known.push(await develop(site));
    results.set(site, known);
    return known.at(-1)?.[name];
  };

export const developMeasures: readonly Measure[] = [
  { id: 'develop-ready', title: 'develop: ready', goal: { atMost: 25 }, run: figure('ready') },
  {
    id: 'develop-content',
    title: 'develop: an edit of content is shown',
    goal: { atMost: 1 },
    run: figure('content'),
  },
  {
    id: 'develop-component',
    title: 'develop: an edit of a component is shown',
    goal: { atMost: 1 },
    run: figure('component'),
  },
].map((measure) => ({ ...measure, group: 'develop', unit: 's' }));
