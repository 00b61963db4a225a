/** /llms.txt in the format of llmstxt.org, and a file with all pages of each section, from the Markdown alternates. */

import { type DisclosureTexts, paragraphsOf } from '../../lib/payments/disclosures';
import { alternatePath } from '../../lib/routing/markdown-alternate';
import { type Output, output } from '../outputs/output';
import type { MarkdownAlternate } from './markdown-alternate';

type Page = Pick<MarkdownAlternate, 'path' | 'title' | 'description' | 'url'>;
type Group = { name: string; resources: { path: string }[] };
/** `disclosures` are the paragraphs on every page: that we're not a bank, and what insurance covers. */
type Site = Data['brand'] & { disclosures: readonly string[]; groups: readonly Group[] };
type Section = { title: string; has: (path: string) => boolean; optional?: true };

/** The sections in order; a page belongs to the first that has it. The reference has one for each group of resources. */
const sectionsWith = (groups: readonly Group[]): Section[] => [
  { title: 'Documentation', has: (path) => /^\/documentation(?!\/(api|codes)\/)[/.]/.test(path) },
  ...groups.map(({ name, resources }) => ({
    title: `API reference: ${name}`,
    has: (path: string) => resources.some((resource) => alternatePath(resource.path) === path),
  })),
  { title: 'Codes', has: (path) => path.startsWith('/documentation/codes/'), optional: true },
  { title: 'Updates', has: (path) => /^\/updates[/.]/.test(path), optional: true },
  { title: 'Products', has: (path) => /^\/products[/.]/.test(path) },
  { title: 'Solutions', has: (path) => /^\/solutions[/.]/.test(path) },
  { title: 'Company', has: () => true },
];

/** The sections that have pages, with the pages sorted by address. */
function bySection<P extends Page>(pages: readonly P[], groups: readonly Group[]) {
  const sections = sectionsWith(groups);
  const sorted = [...pages].sort((a, b) => a.url.localeCompare(b.url, 'en'));
  const sectionOf = ({ path }: P) => sections.find(({ has }) => has(path));
  return sections
    .map((section) => ({ ...section, pages: sorted.filter((page) => sectionOf(page) === section) }))
    .filter((section) => section.pages.length > 0);
}

/** The file with all pages of a section: "/llms-api-reference-cards.txt". */
const fileOf = (title: string): string => `/llms-${title.toLowerCase().replace(/\W+/g, '-')}.txt`;

/** Machine-readable data. */
const data = {
  'facts.json': 'Network limits, windows, hours and deadlines, each with its date and source.',
  'codes.json':
    'Every return, rejection and error code: who reports it, whether to retry, what to tell customers.',
  'fees.json': 'Every fee, with its unit, its amount in cents and who charges it.',
  'lifecycles.json': 'The states and transitions of every kind of transfer.',
  'banking-days.json': 'The weekdays on which the Reserve Banks are closed.',
  'banking-days.ics': 'The same days as a calendar.',
  'openapi.yaml': 'The API in OpenAPI 3.1, with an example of every object.',
  'openapi-3.0.json': 'The same API for tools that need OpenAPI 3.0.',
  'postman-collection.json': 'Its requests as a collection for Postman.',
  'updates.json': 'The updates as a JSON Feed, with their full texts.',
};

/** The text of /llms.txt: the site in a sentence, its disclosures, then its pages as links to their Markdown alternates. */
export function llmsTxt(site: Site, pages: readonly Page[]): string {
  const { name, url, description, disclosures, groups } = site;
  const link = (title: string, path: string, words: string) => `- [${title}](${url}${path}): ${words}`;
  const lists = bySection(pages, groups).map((section) => ({
    ...section,
    links: [
      link(`${section.title} in one file`, fileOf(section.title), 'These pages in full.'),
      ...section.pages.map((page) => link(page.title.replace(` — ${name}`, ''), page.path, page.description)),
    ],
  }));
  const files = Object.entries(data).map(([name, words]) => link(name, `/${name}`, words));
  // The format's name for what can be skipped when space is short.
  const optional = { title: 'Optional', links: lists.flatMap((list) => (list.optional ? list.links : [])) };
  const blocks = [
    `# ${name}`,
    `> ${description}`,
    ...disclosures,
    'Each page is available as Markdown at its address plus ".md", the home page at /index.md.',
    ...[...lists.filter((list) => !list.optional), { title: 'Data', links: files }, optional].map(
      ({ title, links }) => `## ${title}\n\n${links.join('\n')}`,
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const query = `query LlmsTxt {
  brand { name url description: structured_description }
  disclosures { blocks { id paragraphs } sample }
  banks { sample }
  apiDescription { groups { name resources { path } } }
}`;

type Data = {
  brand: { name: string; url: string; description: string };
  disclosures: DisclosureTexts;
  banks: { sample: boolean };
  apiDescription: { groups: readonly Group[] };
};

/** The alternates, the list of them, and the files of its sections. */
export const alternateFiles = (alternates: readonly MarkdownAlternate[]): Output =>
  output<Data>(query, ({ brand, disclosures, banks, apiDescription: { groups } }) => ({
    ...Object.fromEntries(alternates.map(({ path, file }) => [path.slice(1), file])),
    ...Object.fromEntries(
      bySection(alternates, groups).map(({ title, pages }) => [
        fileOf(title).slice(1),
        pages.map(({ file }) => file).join('\n'),
      ]),
    ),
    'llms.txt': llmsTxt(
      { ...brand, groups, disclosures: paragraphsOf(disclosures, {}, banks.sample) },
      alternates,
    ),
  }));
