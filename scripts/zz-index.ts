import { mkdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtPages } from '../src/gatsby/post-build/built-pages';
import { indexFiles } from '../src/gatsby/search/index-documents';
import { searchDocument } from '../src/gatsby/search/search-document';
const pages = JSON.parse(readFileSync('/tmp/searchlab/pages.json', 'utf8')) as { url: string; meta: Record<string, string> }[];
(async () => {
  const by = new Map(pages.map((p) => [p.url, p]));
  const docs = [];
  for (const { route, document } of builtPages(pages.map((p) => p.url), '/tmp/base-public')) {
    const p = by.get(route);
    if (!p) continue;
    const content = searchDocument(document, { path: route, name: p.meta.title ?? '', description: p.meta.description ?? '', section: p.meta.section ?? '', group: p.meta.group ?? '', names: (p.meta.names ?? '').split(' · ') });
    if (content) docs.push({ url: route, content });
  }
  rmSync('/tmp/searchlab/site', { recursive: true, force: true });
  for (const [path, content] of await indexFiles(docs)) {
    const f = join('/tmp/searchlab/site/pagefind', path);
    mkdirSync(dirname(f), { recursive: true });
    writeFileSync(f, content);
  }
  writeFileSync('/tmp/searchlab/site/index.html', 'x');
  console.log(docs.length);
})();
