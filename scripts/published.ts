import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFolder } from '../src/content-model/read/content-folder';
import { innerRoutes } from '../src/content-model/routes';
import { helpIfAsked } from './lib/help.mjs';
import { root } from './lib/root.mjs';
import { withPages } from './published/published-list';

helpIfAsked(`npm run published

Adds the addresses of all pages to content/published-pages.yaml. Run it when pages have been published. From then on,
the check asks for a redirect when one of them disappears.`);

const content = join(root, 'content');
const file = join(content, 'published-pages.yaml');

const { contents } = readContentFolder(content);
const pages = [
  ...contents.flatMap(({ type, slug }) => type.route?.(slug) ?? []),
  ...contents.flatMap(({ type, slug, value }) => innerRoutes(type, slug, value).map(({ path }) => path)),
];
const { text, added, total } = withPages(readFileSync(file, 'utf8'), pages);
writeFileSync(file, text);
console.log(`Pages added: ${added}. content/published-pages.yaml lists ${total}.`);
