/** Edits of every kind that a build can meet, each with its name. They're applied one after the other to a copy of the site. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCopy } from './site-copy';

export type Edit = {
  readonly name: string;
  /** How often the edit is made in practice decides what a build after it may cost: "content" a quarter of a cold build. */
  readonly kind: 'content' | 'code' | 'history';
  readonly apply: (site: SiteCopy) => void;
};

/** Replaces a part of a file. Throws when the part isn't there: an edit that changes nothing would prove nothing. */
function replace(file: string, part: string | RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(part, by);
  if (after === before)
    throw new Error(`${file} has no ${part}: correct the edit in scripts/builds/edits.ts.`);
  writeFileSync(file, after);
}

const edit = (kind: Edit['kind'], name: string, file: string, part: string | RegExp, by: string): Edit => ({
  name,
  kind,
  apply: ({ folder }) => replace(join(folder, file), part, by),
});

/** An article in Markdown. */
const article = (name: string): string =>
  [
    '---',
    `title: ${name} for testing builds`,
    `description: An article that only a test of builds writes, about ${name.toLowerCase()} and how its page appears and goes again.`,
    `name: ${name}`,
    'lede: A page that appears, changes its address, and goes again.',
    '---',
    '',
    '## What it is',
    '',
    'A paragraph with a [link](/documentation/webhooks) and `code`.',
    '',
  ].join('\n');

const update = [
  '---',
  'title: An update that only a test of builds writes',
  'description: An update that only a test of builds writes, with a day of its year, a kind, a summary and a product that it is about.',
  'date: 2026-11-19',
  'kind: product-updates',
  'author: product',
  'summary: It appears in the lists, in the feeds and in the sitemap.',
  'products: [ach]',
  '---',
  '',
  'It says little.',
  '',
].join('\n');

/** The file of the API's description that holds a text. */
function apiFileWith(folder: string, text: string): string {
  const api = join(folder, 'content', 'api');
  const file = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(api, name))
    .find((name) => readFileSync(name, 'utf8').includes(text));
  if (!file) throw new Error(`No file of content/api has "${text}": correct scripts/builds/edits.ts.`);
  return file;
}

/** The edits in their order; some depend on those before them. */
export const edits: readonly Edit[] = [
  edit('content', 'a value in YAML', 'content/products/wires.yaml', /^lede: /m, 'lede: Edited. '),
  edit(
    'content',
    'a changed article',
    'content/documentation/webhooks.md',
    /\n*$/,
    '\n\n## One more thing\n\nA paragraph that was not there before.\n',
  ),
  {
    name: 'a new article',
    kind: 'content',
    apply: ({ folder }) => {
      writeFileSync(join(folder, 'content/documentation/build-test.md'), article('Build test'));
      replace(
        join(folder, 'content/documentation.yaml'),
        '      - { name: Introduction, href: /documentation/introduction }',
        '$&\n      - { name: Build test, href: /documentation/build-test }',
      );
    },
  },
  {
    name: 'a new update',
    kind: 'content',
    apply: ({ folder }) => writeFileSync(join(folder, 'content/updates/only-a-test.md'), update),
  },
  {
    name: 'a deleted update',
    kind: 'content',
    apply: ({ folder }) => rmSync(join(folder, 'content/updates/keys-come-from-records.md')),
  },
  {
    name: 'a renamed page',
    kind: 'content',
    apply: ({ folder }) => {
      const articles = join(folder, 'content', 'documentation');
      renameSync(join(articles, 'build-test.md'), join(articles, 'test-of-builds.md'));
      replace(
        join(folder, 'content/documentation.yaml'),
        '/documentation/build-test',
        '/documentation/test-of-builds',
      );
    },
  },
  edit('content', 'a changed fact', 'content/facts.yaml', /^( {2}value: )3$/m, '$14'),
  edit('content', 'an icon used for the first time', 'content/navigation.yaml', 'icon: batch', 'icon: globe'),
  edit('content', 'an icon no longer used', 'content/navigation.yaml', 'icon: globe', 'icon: batch'),
  edit('code', 'a color token', 'src/theme/tokens.ts', "ink2: '#415063'", "ink2: '#3F4E61'"),
  edit('code', 'the markup of a component', 'src/components/page/Hero.tsx', /<h1\b/, '<h1 data-edited=""'),
  edit(
    'code',
    'the query of a template',
    'src/templates/company-page.tsx',
    /^( {6}name\n)/m,
    '$1      changed\n',
  ),
  edit('content', 'the name of the brand', 'content/site.yaml', /^name: .*$/m, 'name: Crossover'),
  {
    name: 'the description of the API',
    kind: 'content',
    apply: ({ folder }) => {
      const text = 'summary: List wire transfers';
      replace(apiFileWith(folder, text), text, 'summary: List all wire transfers');
    },
  },
  { name: 'a commit of these edits', kind: 'history', apply: ({ commit }) => commit() },
  edit('code', 'code that runs at build', 'src/gatsby/robots-txt.ts', /$/, '\n// Edited.\n'),
];
