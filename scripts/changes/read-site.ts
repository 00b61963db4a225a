/** A built site as visitors see it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { requireBuild } from '../lib/require-build.mjs';
import { type PageContent, readPage } from './page-content';

/** A page with its HTML as it's served. */
export interface Page extends PageContent {
  /** "/", "/products/ach". */
  readonly path: string;
  readonly html: Buffer;
}

/** An entry of the feed of updates. */
export interface FeedEntry {
  /** The path of its page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** As the feed has it: "Wed, 18 Nov 2026 12:00:00 GMT". */
  readonly date: string;
}

/** Pages by path, the feed's entries by path, and former addresses with the address to which each leads. */
export interface Site {
  readonly pages: ReadonlyMap<string, Page>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly feed: ReadonlyMap<string, FeedEntry>;
}

/** The path of an address, whatever the site's origin. */
const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;

function readFeed(file: string): Map<string, FeedEntry> {
  if (!existsSync(file)) return new Map();
  const { items = [] } = parseRssFeed(readFileSync(file, 'utf8'));
  return new Map(
    items.map(({ link = '', title = '', description = '', pubDate = '' }) => {
      const path = pathOf(link);
      return [path, { path, title, description, date: String(pubDate) }];
    }),
  );
}

/**
 * Reads a built site. Throws if there's none.
 * @param folder its `public/`
 */
export function readSite(folder: string): Site {
  requireBuild(folder);
  const pages = new Map<string, Page>();
  const redirects = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .sort();
  for (const file of files) {
    const html = readFileSync(join(folder, file));
    const path = file.slice(0, -'/index.html'.length) || '/';
    const page = readPage(html.toString('utf8'));
    if ('redirect' in page) redirects.set(path, page.redirect);
    else pages.set(path, { path, html, ...page.content });
  }
  return { pages, redirects, feed: readFeed(join(folder, 'updates.xml')) };
}
