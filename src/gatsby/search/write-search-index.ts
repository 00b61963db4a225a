/** The search index of the built pages, for the browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ListedPage } from '../data/listed-pages';
import { indexFiles } from './index-documents';
import type { SearchedPage } from './search-document';

const query = `query ListedPages {
  listedPages { path name description section title keywords }
  searchPage { sections { id name } }
  navigation { menus { items { name href } } links { name href } }
}`;

type Link = { readonly name: string; readonly href: string };
type Data = {
  listedPages: readonly ListedPage[];
  searchPage: { sections: readonly { id: string; name: string }[] };
  navigation: { menus: readonly { items: readonly Link[] }[]; links: readonly Link[] };
};

/** What visitors call a code, by its page: words that its texts don't have. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  '/documentation/codes/ach-returns/r01': ['NSF', 'non-sufficient funds', 'bounced payment', 'bounced check'],
  '/documentation/codes/ach-returns/r10': ['unauthorized debit'],
};

/** What search knows about each page besides its HTML, by route, in the order of the list of pages. */
export async function searchedPages(
  graphql: CreatePagesArgs['graphql'],
): Promise<ReadonlyMap<string, SearchedPage>> {
  const { data, errors } = await graphql<Data>(query);
  if (!data || errors) throw new Error(`The query ListedPages failed: ${String(errors)}`);
  const { menus, links } = data.navigation;
  return new Map(
    data.listedPages.map(({ path, name, description, section, title, keywords }) => {
      const group = data.searchPage.sections.find(({ id }) => id === section)?.name ?? section;
      // Menus and addresses use a shorter name than the page's title.
      const linked = [...menus.flatMap(({ items }) => items), ...links].filter(({ href }) => href === path);
      const slug = path.replace(/^.*\//, '').replaceAll('-', ' ');
      const names = [...linked.map((link) => link.name), title, slug, ...keywords, ...(synonyms[path] ?? [])];
      return [path, { path, name, description, section, group, names }];
    }),
  );
}

/** Writes the index of the pages' documents, by route, to the folder `pagefind` of the built site. */
export async function writeSearchIndex(
  searched: ReadonlyMap<string, SearchedPage>,
  documents: ReadonlyMap<string, string>,
  publicDir: string,
): Promise<void> {
  const missing = [...searched.keys()].filter((path) => !documents.has(path));
  if (missing.length > 0)
    throw new Error(
      `can't create the search index: no page was built for ${missing.join(', ')}. Run a clean build.`,
    );
  // In the order of the list, not of the files.
  const inOrder = [...searched.keys()].map((url) => ({ url, content: documents.get(url) ?? '' }));
  for (const [path, content] of await indexFiles(inOrder)) {
    const file = join(publicDir, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
