/** /llms.txt in the format of llmstxt.org, and /llms-full.txt, from the Markdown alternates. */
import { type DisclosureTexts, paragraphsOf } from '../../lib/payments/disclosures';
import { type Files, type Output, output } from '../outputs/output';
import type { MarkdownAlternate } from './markdown-alternate';

type Page = Pick<MarkdownAlternate, 'path' | 'title' | 'description' | 'url'>;
/** `disclosures` are the paragraphs on every page: that we're not a bank, and what insurance covers. */
type Site = Data['brand'] & { disclosures: readonly string[] };

/** The format's name for the section that can be skipped when space is short. */
const optional = 'Optional';

/** The sections in order; a page belongs to the first that matches it. */
const sections: readonly { title: string; matches: RegExp }[] = [
  { title: 'Documentation', matches: /^\/documentation(?!\/api[/.]|\/codes\/)[/.]/ },
  { title: 'API reference', matches: /^\/documentation(?!\/codes\/)[/.]/ },
  { title: 'Products', matches: /^\/products[/.]/ },
  { title: 'Solutions', matches: /^\/solutions[/.]/ },
  { title: 'Company', matches: /^\/(?!updates[/.]|privacy\.|terms\.|documentation\/codes\/)/ },
  { title: optional, matches: /^\// },
];

/** Pages by section, sorted by address within each. */
function bySection<P extends Page>(pages: readonly P[]): { title: string; pages: P[] }[] {
  const sorted = [...pages].sort((a, b) => a.url.localeCompare(b.url, 'en'));
  const sectionOf = ({ path }: P) => sections.find(({ matches }) => matches.test(path));
  return sections
    .map((section) => ({ title: section.title, pages: sorted.filter((page) => sectionOf(page) === section) }))
    .filter((section) => section.pages.length > 0);
}

/** The file with all pages of a section: "/llms-api-reference.txt". */
const fileOf = (title: string): string => `/llms-${title.toLowerCase().replace(' ', '-')}.txt`;

/** Machine-readable data. */
const data = [
  {
    path: '/facts.json',
    words: 'Network limits, windows, hours and deadlines, each with its date and source.',
  },
  { path: '/lifecycles.json', words: 'The states and transitions of every kind of transfer.' },
  { path: '/banking-days.ics', words: 'The days on which the Reserve Banks are closed, as a calendar.' },
  { path: '/openapi-3.0.json', words: 'The same API for tools that need OpenAPI 3.0.' },
  { path: '/postman-collection.json', words: 'Its requests as a collection for Postman.' },
  { path: '/openapi.yaml', words: 'The API in OpenAPI 3.1, with an example of every object.' },
  { path: '/updates.json', words: 'The updates as a JSON Feed, with their full texts.' },
];

/** The text of /llms.txt: the site in a sentence, its disclosures, then its pages as links to their Markdown alternates. */
export function llmsTxt({ name, url, description, disclosures }: Site, pages: readonly Page[]): string {
  const link = (title: string, path: string, words: string) => `- [${title}](${url}${path}): ${words}`;
  const lists = bySection(pages).map((section) => ({
    title: section.title,
    links: section.pages.map((page) =>
      link(page.title.replace(` — ${name}`, ''), page.path, page.description),
    ),
  }));
  const files = { title: 'Data', links: data.map(({ path, words }) => link(path.slice(1), path, words)) };
  const all = [
    ...lists.filter(({ title }) => title !== optional),
    files,
    ...lists.filter(({ title }) => title === optional),
  ];
  const blocks = [
    `# ${name}`,
    `> ${description}`,
    ...disclosures,
    `Each page is available as Markdown at its address plus ".md", the home page at /index.md. All pages in one file: ${url}/llms-full.txt. Those of a section in one: ${lists.map(({ title }) => url + fileOf(title)).join(', ')}.`,
    ...all.map(({ title, links }) => `## ${title}\n\n${links.join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The Markdown of every page, in the order of /llms.txt: in /llms-full.txt, and of each section in a separate file. */
function fullFiles(alternates: readonly MarkdownAlternate[]): Files {
  const sectionFiles = bySection(alternates).map(({ title, pages }): [string, string] => [
    fileOf(title).slice(1),
    pages.map(({ file }) => file).join('\n'),
  ]);
  return {
    'llms-full.txt': sectionFiles.map(([, text]) => text).join('\n'),
    ...Object.fromEntries(sectionFiles),
  };
}

const query = `query LlmsTxt {
  brand { name url description: structured_description }
  disclosures { blocks { id paragraphs } sample }
  banks { sample }
}`;

type Data = {
  brand: { name: string; url: string; description: string };
  disclosures: DisclosureTexts;
  banks: { sample: boolean };
};

/** The alternates and the two lists of them. */
export const alternateFiles = (alternates: readonly MarkdownAlternate[]): Output =>
  output<Data>(query, ({ brand, disclosures, banks }) => ({
    ...Object.fromEntries(alternates.map(({ path, file }) => [path.slice(1), file])),
    'llms.txt': llmsTxt({ ...brand, disclosures: paragraphsOf(disclosures, {}, banks.sample) }, alternates),
    ...fullFiles(alternates),
  }));
