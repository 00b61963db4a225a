/** /llms.txt in the form of llmstxt.org, and /llms-full.txt, from the Markdown alternates. Pure. */
import type { MarkdownAlternate } from './alternate-of';

type Page = Pick<MarkdownAlternate, 'path' | 'title' | 'description' | 'url'>;
/** `disclosures` are the paragraphs that every page carries: that it is not a bank, and what insurance means. */
type Site = {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly disclosures: readonly string[];
};

/** A word of the form: what may be left out where room is short. */
const optional = 'Optional';

/**
 * The sections in the order in which they are read; a page stands in the first that takes it.
 */
const sections: readonly { title: string; takes: RegExp }[] = [
  { title: 'Documentation', takes: /^\/documentation(?!\/api[/.])[/.]/ },
  { title: 'API reference', takes: /^\/documentation[/.]/ },
  { title: 'Products', takes: /^\/products[/.]/ },
  { title: 'Solutions', takes: /^\/solutions[/.]/ },
  { title: 'Company', takes: /^\/(?!updates[/.]|privacy\.|terms\.)/ },
  { title: optional, takes: /^\// },
];

/** Pages by section, each section in the order of its addresses. */
function bySection<P extends Page>(pages: readonly P[]): { title: string; pages: P[] }[] {
  const sorted = [...pages].sort((a, b) => a.url.localeCompare(b.url, 'en'));
  const sectionOf = ({ path }: P) => sections.find(({ takes }) => takes.test(path));
  return sections
    .map((section) => ({ title: section.title, pages: sorted.filter((page) => sectionOf(page) === section) }))
    .filter((section) => section.pages.length > 0);
}

/** Data for programs, beside the pages. */
const data = [
  {
    path: '/facts.json',
    words: 'Network limits, windows, hours and deadlines, each with its date and source.',
  },
  { path: '/lifecycles.json', words: 'The states and transitions of every kind of transfer.' },
  { path: '/openapi.yaml', words: 'The API in OpenAPI 3.1, with an example of every object.' },
  { path: '/updates.json', words: 'The updates as a JSON Feed, with their whole texts.' },
];

/** The text of /llms.txt: the site in a sentence, what it is not, then its pages as links to their Markdown. */
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
    `Each page has a twin in Markdown at its address and ".md". All of them in one file: ${url}/llms-full.txt`,
    ...all.map(({ title, links }) => `## ${title}\n\n${links.join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The text of /llms-full.txt: the Markdown of every page, in the order of /llms.txt. */
export const llmsFullTxt = (alternates: readonly MarkdownAlternate[]): string =>
  bySection(alternates)
    .flatMap((section) => section.pages)
    .map(({ file }) => file)
    .join('\n');
