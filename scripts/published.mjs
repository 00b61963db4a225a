/**
 * `npm run published`: adds the addresses in the sitemap of public/ to content/published-pages.yaml. Run it when pages have been
 * published. From then on the check asks for a redirect when one of them disappears.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

const file = 'content/published-pages.yaml';
const document = parseDocument(readFileSync(file, 'utf8'));
const list = document.get('paths');
const known = new Set(list.items.map(({ value }) => value));
const sitemaps = readdirSync('public').filter((name) => /^sitemap-\d+\.xml$/.test(name));
const added = sitemaps
  .flatMap((name) => [...readFileSync(`public/${name}`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)])
  .map(([, url]) => new URL(url).pathname)
  .filter((path) => !known.has(path) && !/\/page\/\d+$/.test(path));
list.items.push(...added.map((path) => document.createNode(path)));
list.items.sort((a, b) => (a.value < b.value ? -1 : 1));
list.flow = false;
writeFileSync(file, document.toString({ lineWidth: 0 }));
console.log(`Pages added: ${added.length}. ${file} lists ${list.items.length}.`);
