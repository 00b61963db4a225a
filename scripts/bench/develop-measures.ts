/** `npm run develop`: until it's ready, and from an edit to the screen of a browser. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs } from '../../tests/support/chromium-args';
import { type Running, runNpm, serves } from '../lib/running-script';
import type { SiteCopy } from '../lib/site-copy';
import { findBrowser } from '../machine/browser.mjs';
import { tryPort } from '../machine/port.mjs';
import type { Measure } from './measure';

/** Seconds. */
type Developed = {
  readonly ready: number;
  readonly yaml: number;
  readonly markdown: number;
  readonly fact: number;
  readonly update: number;
  readonly component: number;
};

const results = new WeakMap<SiteCopy, Developed[]>();

/** An edit of a file, and the words that a page shows then. */
type Edit = {
  readonly path: string;
  readonly file: string;
  readonly edit: (text: string) => string;
  readonly words: string;
};

/** @param words differ from edit to edit */
const edits = {
  yaml: (words: string): Edit => ({
    path: '/contact',
    file: 'content/contact.yaml',
    edit: (text) => text.replace(/^lede: .*$/m, `lede: ${words}`),
    words,
  }),
  markdown: (words: string): Edit => ({
    path: '/documentation/webhooks',
    file: 'content/documentation/webhooks.md',
    edit: (text) => `${text}\n${words}\n`,
    words,
  }),
  fact: (words: string): Edit => ({
    path: '/facts',
    file: 'content/facts.yaml',
    edit: (text) => text.replace(/^( +label: ).*$/m, `$1${words}`),
    words,
  }),
  component: (words: string): Edit => ({
    path: '/contact',
    file: 'src/components/page/Hero.tsx',
    edit: (text) => text.replace('<h1 css={headline}>', `<h1 css={headline}>${words} `),
    words,
  }),
} as const;

/** Shows a page as a visitor who has been on it for a while. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Until the page listens for edits.
  await page.waitForLoadState('networkidle');
}

/**
 * Seconds from the moment when a file is written until a page shows its words. Looks in each frame: `waitFor` looks only every half
 * second.
 */
async function seconds(page: Page, words: string, write: () => void): Promise<number> {
  const shown = page.waitForFunction((text) => document.body.textContent?.includes(text), words, {
    timeout: 120_000,
    polling: 'raf',
  });
  const start = performance.now();
  write();
  await shown;
  const time = (performance.now() - start) / 1000;
  if (!(await page.getByText(words).first().isVisible())) throw new Error(`"${words}" is hidden.`);
  return time;
}

/** The time of an edit of a file. The first one, which loads what no edit has needed yet, isn't counted. */
async function edited(page: Page, folder: string, url: string, kind: keyof typeof edits): Promise<number> {
  const first = edits[kind](`Edited once while developing ${kind}.`);
  const second = edits[kind](`Edited again while developing ${kind}.`);
  const file = join(folder, first.file);
  const before = readFileSync(file, 'utf8');
  if (first.edit(before) === before)
    throw new Error(`The edit of ${first.file} changes nothing. Update scripts/bench/develop-measures.ts.`);
  await open(page, url + first.path);
  await seconds(page, first.words, () => writeFileSync(file, first.edit(before)));
  return seconds(page, second.words, () => writeFileSync(file, second.edit(before)));
}

/** The time until a new update, a copy of another one with today's date, is in the list. */
async function newUpdate(page: Page, { folder }: SiteCopy, url: string): Promise<number> {
  const updates = join(folder, 'content', 'updates');
  const original = readdirSync(updates).find((name) => name.endsWith('.md')) ?? '';
  const title = 'Written while developing';
  const text = readFileSync(join(updates, original), 'utf8')
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(
      /^description: .*$/m,
      'description: This update was written to measure how soon the development server shows it.',
    )
    .replace(/^date: .*$/m, `date: ${new Date().toISOString().slice(0, 10)}`);
  await open(page, `${url}/updates`);
  return seconds(page, title, () => writeFileSync(join(updates, 'written-while-developing.md'), text));
}

async function onScreen(site: SiteCopy, url: string): Promise<Omit<Developed, 'ready'>> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage();
    const of = (kind: keyof typeof edits) => edited(page, site.folder, url, kind);
    return {
      yaml: await of('yaml'),
      markdown: await of('markdown'),
      fact: await of('fact'),
      update: await newUpdate(page, site, url),
      component: await of('component'),
    };
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
    site.run('git', 'clean', '--quiet', '--force', '-d', 'content/updates');
    site.forget();
  }
}

/** One start of the server yields all figures; each is read once per run. */
const figure =
  (name: keyof Developed): Measure['run'] =>
  async (site) => {
    const known = results.get(site) ?? [];
    if (name === 'ready') known.push(await develop(site));
    results.set(site, known);
    return known.at(-1)?.[name];
  };

/** The goals are in seconds. */
const titles: readonly (readonly [name: keyof Developed, title: string, goal: number])[] = [
  ['ready', 'ready', 25],
  ['yaml', 'an edit of YAML is shown', 1],
  ['markdown', 'an edit of Markdown is shown', 1],
  ['fact', 'an edit of a fact is shown', 1],
  ['update', 'a new update is shown', 1],
  ['component', 'an edit of a component is shown', 1],
];

export const developMeasures: readonly Measure[] = titles.map(([name, title, atMost]) => ({
  id: `develop-${name}`,
  group: 'develop',
  unit: 's',
  title: `develop: ${title}`,
  goal: { atMost },
  run: figure(name),
}));
