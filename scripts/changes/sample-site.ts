/** Small built sites in temporary folders, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a test says about a page; the rest is the same on all pages. */
export interface SamplePage {
  readonly title?: string;
  readonly description?: string;
  /** HTML of the main part. */
  readonly body?: string;
  readonly disclosure?: string;
  readonly footer?: string;
  /** The label of the navigation's link. */
  readonly navigation?: string;
  /** The hash in the name of its script. */
  readonly script?: string;
  /** Facts by ID. */
  readonly figures?: Readonly<Record<string, string>>;
}

export interface SampleSite {
  readonly pages: Readonly<Record<string, SamplePage>>;
  readonly redirects?: Readonly<Record<string, string>>;
  /** The titles of updates by the name of their page. */
  readonly updates?: Readonly<Record<string, string>>;
}

function pageHtml(page: SamplePage): string {
  const figures = Object.entries(page.figures ?? {}).map(
    ([id, words]) => `<li id="figure-${id}"><span>${words}</span><p>As of Oct 2026</p></li>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><title>${page.title ?? 'Sample'}</title>
<meta name="description" content="${page.description ?? 'A sample page.'}"></head><body><header><a href="/">${page.navigation ?? 'Home'}</a></header>
<main><h1>${page.title ?? 'Sample'}</h1>${page.body ?? '<p>Text.</p>'}<ul>${figures.join('')}</ul></main>
<footer>${page.footer ?? 'Contact'}<section aria-label="Disclosures"><p>${page.disclosure ?? 'Not a bank.'}</p></section></footer>
<script src="/app-${page.script ?? '1a2b3c4d'}.js"></script></body></html>`;
}

const stub = (to: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"></head><body></body></html>`;

const item = ([name, title]: [string, string]): string =>
  `<item><title><![CDATA[${title}]]></title><description><![CDATA[About it.]]></description>
<link>https://site.example/updates/${name}</link><guid>https://site.example/updates/${name}</guid>
<pubDate>Wed, 18 Nov 2026 12:00:00 GMT</pubDate></item>`;

/**
 * Writes a site.
 * @param folder by default a temporary one, which the test removes
 * @returns the folder
 */
export function writeSampleSite(
  { pages, redirects = {}, updates = {} }: SampleSite,
  folder = mkdtempSync(join(tmpdir(), 'sample-site-')),
): string {
  const write = (path: string, html: string): void => {
    const file = join(folder, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  for (const [path, page] of Object.entries(pages)) write(path, pageHtml(page));
  for (const [from, to] of Object.entries(redirects)) write(from, stub(to));
  const items = Object.entries(updates).map(item).join('');
  writeFileSync(
    join(folder, 'updates.xml'),
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Updates</title><link>https://site.example/updates</link><description>All</description>${items}</channel></rss>`,
  );
  return folder;
}
