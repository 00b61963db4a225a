/** A small site in the current folder: its data, its pages as Gatsby renders them, and the steps after Gatsby's build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { blocksOf } from '../../src/content-model/disclosures/blocks';
import { onPostBuild } from '../../src/gatsby/node-apis/post-build';

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {},
  emails: { security: 'security@halyard.example' },
};
const texts = { general: ['Not a bank.'], sample: [], deposit_placement: [], fdic_status: [] };
const banks = { sample: false, items: [], card_network: 'Visa' };
const records: Record<string, object[]> = {
  BrandContent: [brand],
  BanksContent: [banks],
  DisclosuresContent: [texts],
};

const dataOf = (listed: readonly string[]) => ({
  brand,
  disclosures: { blocks: blocksOf(texts), sample: [] },
  banks,
  updates: { title: 'Updates', description: 'What changed.', kinds: [], authors: [] },
  updateFeed: [],
  allFact: { nodes: [] },
  allRail: { nodes: [] },
  allProduct: { nodes: [] },
  apiDescription: { json: '{"openapi":"3.1.0","info":{"title":"Halyard API"}}', groups: [] },
  codesPage: { path: '/documentation/codes', networks: [] },
  fees: { path: '/fees', sample: false, as_of: '2026-11-20', groups: [] },
  securityTxt: { expires: '2027-10-01', languages: ['en'], policy: '/security' },
  listedPages: listed.map((path) => ({
    path,
    name: path,
    title: path,
    description: '',
    section: 'company',
    keywords: [],
  })),
  searchPage: { sections: [{ id: 'company', name: 'Company' }] },
  navigation: { menus: [], links: [] },
});

/** The path of a file of public/. */
export const inPublic = (path: string): string => join('public', path);

/** A file of public/. */
export const read = (path: string): string => readFileSync(inPublic(path), 'utf8');

/** Writes a file of public/. */
export const write = (path: string, text: string): void => {
  mkdirSync(dirname(inPublic(path)), { recursive: true });
  writeFileSync(inPublic(path), text);
};

/** Writes pages as Gatsby does, by path. */
export const render = (pages: Record<string, string>): void => {
  for (const [path, html] of Object.entries(pages)) write(join(path, 'index.html'), html);
};

/** Runs the post-build steps of a site whose pages have been rendered. */
export async function finish(paths: readonly string[], listed: readonly string[] = []): Promise<void> {
  const nodes: Record<string, object[]> = { ...records, SitePage: paths.map((path) => ({ path })) };
  const args = {
    reporter: {
      activityTimer: () => ({ start: () => {}, end: () => {} }),
      info: () => {},
      panic: (message: string) => {
        throw new Error(message);
      },
    },
    graphql: async () => ({ data: dataOf(listed) }),
    getNodesByType: (type: string) => nodes[type] ?? [],
  };
  await onPostBuild?.(args as unknown as BuildArgs, { plugins: [] }, () => {});
}

/** A page as Gatsby writes it, with a link to a Markdown alternate. */
export const page = (path: string, main: string): string =>
  `<html><head><title>Page</title><meta name="description" content="About."><link rel="canonical" href="https://halyard.example${path}">` +
  `<link rel="alternate" type="text/markdown" href="${path}.md"></head><body><main><h1>Page</h1>${main}</main></body></html>`;
