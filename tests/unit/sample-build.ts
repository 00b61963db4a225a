/** A small site in a temporary folder, laid out as a build lays out public/, for tests without a build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../scripts/deploy/built-site';

/** A folder that its user removes. */
export interface TemporarySite {
  readonly site: BuiltSite;
  /** A folder beside the site. */
  folder(name: string): string;
  remove(): void;
}

/** Former addresses, each with the one where it leads. */
export const redirects = { '/pricing': '/fees', '/ach': '/products#ach', '/rss.xml': '/updates.xml' };

const words = 'Store, move and reconcile money over every US payment rail with one API. '.repeat(20);

/** A page with the given text, and with what a policy has to allow. */
export const page = (title: string, head = '<script>document.title</script>'): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${head}</head><body><p>${words}</p></body></html>`;

const script = `console.log(${JSON.stringify(words)});\n`;

const files: Readonly<Record<string, string>> = {
  '/index.html': page('Home'),
  '/404.html': page('Not found'),
  '/404/index.html': page('Not found'),
  '/products/index.html': page('Products'),
  '/products/ach/index.html': page('ACH'),
  '/documentation/index.html': page('Documentation'),
  '/fees/index.html': page('Pricing'),
  '/products.md': `# Products\n\n${words}`,
  '/products/ach.md': `# ACH\n\n${words}`,
  '/app-0123abcd.js': script,
  '/app-0123abcd.js.map': '{}',
  '/fonts/sans.0123abcd.woff2': 'wOF2 0123456789 0123456789',
  '/images/card-0123abcd-480.webp': 'RIFF 0123456789 0123456789',
  '/favicon.ico': 'ICO 0123456789 0123456789',
  '/icons/icon-192.png': 'PNG 0123456789 0123456789',
  '/pagefind/pagefind.js': script,
  '/pagefind/index/en_0123abcd.pf_index': 'index 0123456789 0123456789',
  '/page-data/products/page-data.json': JSON.stringify({ words }),
  '/updates.xml': `<rss><channel><title>${words}</title></channel></rss>`,
  '/sitemap-index.xml': '<sitemapindex></sitemapindex>',
  '/banking-days.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  '/robots.txt': 'User-agent: *\nAllow: /\n',
  '/site.webmanifest': '{ "name": "Sample of a site" }',
  '/.well-known/security.txt': 'Contact: mailto:security@switchyard.example\n',
  '/.env': 'SECRET=1',
  '/webpack.stats.json': '{}',
};

/**
 * Writes the site. Throws if it can't be read, and then leaves nothing.
 * @param further files to add or to replace, by their paths
 */
export function sampleSite(further: Readonly<Record<string, string>> = {}): TemporarySite {
  const root = mkdtempSync(join(tmpdir(), 'sample-site-'));
  for (const [path, text] of Object.entries({ ...files, ...further })) {
    const file = join(root, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    return { site: readBuiltSite(join(root, 'public')), folder: (name) => join(root, name), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
