/** Edits of every kind that affects a build. They're applied in order to a copy of the site. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../lib/running-script';
import type { SiteCopy } from '../lib/site-copy';

export type Edit = {
  readonly name: string;
  readonly apply: (site: SiteCopy) => void | Promise<void>;
};

/** Replaces a part of a file. Throws if the part isn't there, because an edit without effect proves nothing. */
function replace(file: string, part: string | RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(part, by);
  if (after === before)
    throw new Error(`${file} has no ${part}. Update the edit in scripts/build-comparison/edits.ts.`);
  writeFileSync(file, after);
}

/** An edit of one file. */
export const edit = (name: string, file: string, part: string | RegExp, by: string): Edit => ({
  name,
  apply: ({ folder }) => replace(join(folder, file), part, by),
});

/** A Markdown article. */
const article = (name: string): string =>
  [
    '---',
    `title: ${name} for testing builds`,
    `description: An article that only exists in build tests, about ${name.toLowerCase()} and how its page is added and removed.`,
    `name: ${name}`,
    'lede: A page that is added, renamed and removed.',
    '---',
    '',
    '## What it is',
    '',
    'A paragraph about [webhooks](/documentation/webhooks) and `code`.',
    '',
  ].join('\n');

const update = [
  '---',
  'title: An update that only exists in build tests',
  'description: An update that only exists in build tests, with a date, a kind, a summary and a product that it is about.',
  'date: 2026-11-19',
  'kind: product-updates',
  'author: api',
  'summary: It appears in the lists, the feeds and the sitemap.',
  'products: [ach]',
  '---',
  '',
  'It says little.',
  '',
].join('\n');

/** The file of the API description that contains a text. */
function apiFileWith(folder: string, text: string): string {
  const api = join(folder, 'content', 'api');
  const file = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(api, name))
    .find((name) => readFileSync(name, 'utf8').includes(text));
  if (!file)
    throw new Error(`No file in content/api has "${text}". Update scripts/build-comparison/edits.ts.`);
  return file;
}

/** The edits in order; some depend on earlier ones. */
export const edits: readonly Edit[] = [
  edit('a value in YAML', 'content/products/wires.yaml', /^lede: /m, 'lede: Edited. '),
  edit(
    'a changed article',
    'content/documentation/webhooks.md',
    /\n*$/,
    '\n\n## One more thing\n\nA paragraph that was not there before.\n',
  ),
  {
    name: 'a new article',
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
    apply: ({ folder }) => writeFileSync(join(folder, 'content/updates/only-a-test.md'), update),
  },
  {
    name: 'a deleted update',
    apply: ({ folder }) => {
      rmSync(join(folder, 'content/updates/keys-come-from-records.md'));
      replace(
        join(folder, 'content/redirects.yaml'),
        'items:\n',
        'items:\n  - from: /updates/keys-come-from-records\n    to: /updates\n',
      );
    },
  },
  {
    name: 'a renamed page',
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
  edit('a changed fact', 'content/facts.yaml', /^( {2}value: )3$/m, '$14'),
  edit('an icon used for the first time', 'content/navigation.yaml', 'icon: batch', 'icon: globe'),
  edit('an icon no longer used', 'content/navigation.yaml', 'icon: globe', 'icon: batch'),
  edit('a color token', 'src/theme/schemes.ts', "ink2: ['#415063'", "ink2: ['#3F4E61'"),
  edit('the markup of a component', 'src/components/page/Hero.tsx', /<h1\b/, '<h1 data-edited=""'),
  edit('the query of a template', 'src/templates/company-page.tsx', /^( {6}name\n)/m, '$1      changed\n'),
  edit('the name of the brand', 'content/site.yaml', /^name: .*$/m, 'name: Crossover'),
  {
    name: 'the description of the API',
    apply: ({ folder }) => {
      const text = 'summary: List wire transfers';
      replace(apiFileWith(folder, text), text, 'summary: List all wire transfers');
    },
  },
  { name: 'a commit of these edits', apply: ({ commit }) => commit() },
  edit('code that runs at build', 'src/gatsby/outputs/robots-txt.ts', /$/, '\n// Edited.\n'),
];

/** Accidents during a build, after which the next build must still be correct. */
export const accidents: readonly Edit[] = [
  {
    name: 'an interrupted build',
    apply: async ({ folder }) => {
      replace(join(folder, 'content/products/cards.yaml'), /^lede: /m, 'lede: Edited. ');
      const build = runNpm(folder, 'build', []);
      await build.until(() => build.printed().includes('Building production JavaScript and CSS bundles'));
      await build.stop();
    },
  },
  {
    name: 'a check that fails',
    apply: async ({ folder }) => {
      replace(join(folder, 'content/products/wires.yaml'), /^lede: /m, 'lede: Edited. ');
      const file = join(folder, 'scripts/check/index.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, `${text}(`);
      const build = runNpm(folder, 'build', []);
      if ((await build.ended()) === 0) throw new Error(`The build doesn't fail:\n${build.printed()}`);
      writeFileSync(file, text);
    },
  },
  {
    name: 'two builds at once',
    apply: async ({ folder }) => {
      replace(join(folder, 'content/products/checks.yaml'), /^lede: /m, 'lede: Edited. ');
      const builds = [runNpm(folder, 'build', []), runNpm(folder, 'build', [])];
      const codes = await Promise.all(builds.map((build) => build.ended()));
      if (codes.some((code) => code !== 0))
        throw new Error(builds.map((build) => build.printed()).join('\n'));
    },
  },
];
