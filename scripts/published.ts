import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAllContent } from '../src/content-model/check/reading/content-files';
import { innerRoutes, routesOf } from '../src/content-model/routes';
import { helpIfAsked } from './lib/help.mjs';
import { root } from './lib/root.mjs';

helpIfAsked(`npm run published

Adds the addresses of all pages to content/published-pages.yaml. Run it when pages have been published. From then on,
the check asks for a redirect when one of them disappears.`);

const content = join(root, 'content');
const file = join(content, 'published-pages.yaml');

/** Comments and the key, above the list. */
const head = /^[\s\S]*?^paths:.*\n/m;

const { files, contents } = readAllContent(content);
const pages = [
  ...routesOf(files),
  ...contents.flatMap(({ type, slug, value }) => innerRoutes(type, slug, value).map(({ path }) => path)),
];
const text = readFileSync(file, 'utf8');
const before = [...text.matchAll(/^ {2}- (\S+)$/gm)].map(([, path = '']) => path);
const paths = [...new Set([...before, ...pages])].sort();
const top = (head.exec(text)?.[0] ?? 'paths:\n').replace('paths: []', 'paths:');
writeFileSync(file, `${top}${paths.map((path) => `  - ${path}\n`).join('')}`);
console.log(
  `${paths.length - new Set(before).size} pages added; content/published-pages.yaml lists ${paths.length}.`,
);
