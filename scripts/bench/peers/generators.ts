/** The generators to compare with, each with the theme and the settings of its starter. */
import { type Article, type Content, measuredArticle } from './articles';
import { articlesOf, type Files, markdownFile, nameOf, type Peer } from './peer';

/** A file for each article. */
const articleFiles = (
  content: Content,
  place: (article: Article) => string,
  text: (article: Article) => string,
): Files => Object.fromEntries(articlesOf(content).map((article) => [place(article), text(article)]));

const withTitle = ({ title, body }: Article): string => `# ${title}\n\n${body}`;

/** The side navigation with the names that a generator has for its parts. */
const navigation = <Item>(
  { sections }: Content,
  group: (title: string, items: Item[]) => unknown,
  item: (article: Article) => Item,
): string => JSON.stringify(sections.map(({ title, articles }) => group(title, articles.map(item))));

const starlight: Peer = {
  title: 'Starlight',
  package: '@astrojs/starlight',
  files: (content) => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://site.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({
    title: ${JSON.stringify(content.siteName)},
    sidebar: ${navigation(
      content,
      (label, items) => ({ label, items }),
      ({ title, path }) => ({ label: title, link: path }),
    )},
  })],
});
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    'src/content/docs/index.md': markdownFile(
      {
        title: content.home.title,
        description: content.home.description,
        template: 'splash',
        hero: {
          tagline: content.home.description,
          actions: [{ text: 'Documentation', link: measuredArticle }],
        },
      },
      content.home.body,
    ),
    ...articleFiles(
      content,
      ({ path }) => `src/content/docs${path}.md`,
      ({ title, description, body }) => markdownFile({ title, description }, body),
    ),
  }),
  build: ['astro', 'build'],
  output: 'dist',
};

const docusaurus: Peer = {
  title: 'Docusaurus',
  package: '@docusaurus/core',
  files: (content) => ({
    'docusaurus.config.js': `module.exports = {
  title: ${JSON.stringify(content.siteName)},
  url: 'https://site.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  presets: [['classic', {
    docs: { routeBasePath: 'documentation', sidebarPath: './sidebars.js' },
    blog: false,
  }]],
  themeConfig: {
    navbar: {
      title: ${JSON.stringify(content.siteName)},
      items: [{ to: ${JSON.stringify(measuredArticle)}, label: 'Documentation' }],
    },
    prism: { additionalLanguages: ['bash', 'http'] },
  },
};
`,
    'sidebars.js': `module.exports = { documentation: ${navigation(
      content,
      (label, items) => ({ type: 'category', label, collapsed: false, items }),
      nameOf,
    )} };\n`,
    'src/pages/index.md': markdownFile(
      { title: content.home.title, description: content.home.description },
      withTitle(content.home),
    ),
    ...articleFiles(
      content,
      (article) => `docs/${nameOf(article)}.md`,
      (article) =>
        markdownFile({ title: article.title, description: article.description }, withTitle(article)),
    ),
  }),
  build: ['docusaurus', 'build'],
  output: 'build',
};

const vitepress: Peer = {
  title: 'VitePress',
  package: 'vitepress',
  files: (content) => ({
    '.vitepress/config.mjs': `export default {
  title: ${JSON.stringify(content.siteName)},
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    nav: [{ text: 'Documentation', link: ${JSON.stringify(measuredArticle)} }],
    sidebar: ${navigation(
      content,
      (text, items) => ({ text, items }),
      ({ title, path }) => ({ text: title, link: path }),
    )},
  },
};
`,
    'index.md': markdownFile(
      {
        layout: 'home',
        title: content.home.title,
        description: content.home.description,
        hero: {
          name: content.home.title,
          tagline: content.home.description,
          actions: [{ theme: 'brand', text: 'Documentation', link: measuredArticle }],
        },
      },
      content.home.body,
    ),
    ...articleFiles(
      content,
      ({ path }) => `${path.slice(1)}.md`,
      (article) =>
        markdownFile({ title: article.title, description: article.description }, withTitle(article)),
    ),
  }),
  build: ['vitepress', 'build', '.'],
  output: '.vitepress/dist',
};

const eleventyPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<meta name="description" content="{{ description }}">
<link rel="stylesheet" href="/prism.css">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">{{ site.name }}</a></header>
<nav>{% for section in site.sections %}<h2>{{ section.title }}</h2><ul>{% for item in section.items %}<li><a href="{{ item.link }}">{{ item.text }}</a></li>{% endfor %}</ul>{% endfor %}</nav>
<main><h1>{{ title }}</h1>
{{ content | safe }}</main>
</body>
</html>
`;

const eleventyStyle = `body{margin:0 auto;max-width:70rem;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}
header{padding:1rem 0}
table{border-collapse:collapse;display:block;overflow-x:auto}
td,th{border-top:1px solid #ccc;padding:.5rem;text-align:left;vertical-align:top}
@media(max-width:50em){nav{display:none}}
@media(min-width:50em){body{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:0 2rem}header{grid-column:1/-1}}
`;

/** Eleventy has no theme: this is a plain layout with a side navigation, and its own plugin that highlights code. */
const eleventy: Peer = {
  title: 'Eleventy',
  package: '@11ty/eleventy',
  files: (content) => ({
    'eleventy.config.mjs': `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
export default (config) => {
  config.addPlugin(highlight);
  config.addPassthroughCopy({ 'node_modules/prismjs/themes/prism.css': 'prism.css', 'src/style.css': 'style.css' });
  return { dir: { input: 'src' }, markdownTemplateEngine: false };
};
`,
    'src/style.css': eleventyStyle,
    'src/_includes/page.njk': eleventyPage,
    'src/_data/site.json': `{ "name": ${JSON.stringify(content.siteName)}, "sections": ${navigation(
      content,
      (title, items) => ({ title, items }),
      ({ title, path }) => ({ text: title, link: path }),
    )} }`,
    ...Object.fromEntries(
      [content.home, ...articlesOf(content)].map((article) => {
        const file = article.path === '/' ? '/index' : article.path;
        const { title, description, body } = article;
        return [
          `src${file}.md`,
          markdownFile({ layout: 'page.njk', title, description, permalink: `${file}.html` }, body),
        ];
      }),
    ),
  }),
  build: ['eleventy'],
  output: '_site',
};

export const peers = { starlight, docusaurus, vitepress, eleventy } satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;

export const peerNames = Object.keys(peers) as readonly PeerName[];
