/** The search index of the built pages, for the browser. */
import type { CreatePagesArgs } from 'gatsby';
import { cacheFolder, cacheKey, fileCache, textsKey } from '../cache/file-cache';
import { packageVersion } from '../cache/package-version';
import type { ListedPage } from '../data/listed-pages';
import type { PublicFiles } from '../post-build/public-files';
import { queryData } from '../post-build/query';
import { type WorkerCode, workerPool } from '../post-build/worker-pool';
import type { IndexFiles, SearchDocument } from './index-documents';
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

/** What search knows about each page besides its HTML. */
function pagesIn({ listedPages, searchPage, navigation }: Data): SearchedPage[] {
  const links = [...navigation.menus.flatMap(({ items }) => items), ...navigation.links];
  const sectionOrder = (id: string) => searchPage.sections.findIndex((section) => section.id === id);
  const inOrder = [...listedPages].sort((a, b) => sectionOrder(a.section) - sectionOrder(b.section));
  const orders = new Map(inOrder.map(({ path }, order) => [path, order]));
  return listedPages.map((page) => {
    const { path, name, description, section, title, keywords } = page;
    const group = searchPage.sections[sectionOrder(section)]?.name ?? section;
    // Menus and addresses use a shorter name than the page's title.
    const menus = links.filter(({ href }) => href === path).map((link) => link.name);
    const names = [...menus, title, path.replace(/^.*\//, '').replaceAll('-', ' '), ...keywords];
    return { path, name, description, section, group, order: orders.get(path) ?? 0, names };
  });
}

/** What search knows about each page besides its HTML, by route, in the order of the list of pages. */
export async function searchedPages(
  graphql: CreatePagesArgs['graphql'],
): Promise<ReadonlyMap<string, SearchedPage>> {
  const data = await queryData<Data>(graphql, query);
  return new Map(pagesIn(data).map((page) => [page.path, page]));
}

/** An index whose documents Pagefind has. Call `end` when you're done with it. */
export type SearchIndex = {
  /** Makes its files and writes them to the folder `pagefind` of the built site. Takes a lot of memory. */
  readonly write: (files: PublicFiles) => Promise<void>;
  readonly end: () => Promise<void>;
};

async function writeFiles(index: IndexFiles, files: PublicFiles): Promise<void> {
  for (const [path, content] of Object.entries(index))
    await files.write(`pagefind/${path}`, Buffer.from(content, 'base64'));
}

/** Pagefind's index of documents, from the cache if it has the same. */
async function indexOf(documents: SearchDocument[], code: WorkerCode): Promise<SearchIndex> {
  const cache = fileCache(cacheFolder('search-index'));
  const texts = documents.flatMap(({ url, content }) => [url, content]);
  const key = cacheKey(code.version, await packageVersion('pagefind'), textsKey(texts));
  const known = cache.get(key);
  if (known)
    return {
      write: (files) => writeFiles(JSON.parse(known.toString('utf8')) as IndexFiles, files),
      end: async () => {},
    };
  const pool = workerPool(code, 1);
  try {
    await pool.methods().addDocuments(documents);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    write: async (files) => {
      const made = await pool.methods().indexFiles();
      cache.put(key, JSON.stringify(made));
      cache.prune();
      await writeFiles(made, files);
    },
    end: pool.end,
  };
}

/**
 * Starts the search index, and resolves once Pagefind has all documents.
 * @param documents of pages, by route
 */
export async function startSearchIndex(
  searched: ReadonlyMap<string, SearchedPage>,
  documents: ReadonlyMap<string, string | undefined>,
  code: WorkerCode,
): Promise<SearchIndex> {
  const missing = [...searched.keys()].filter((path) => !documents.has(path));
  if (missing.length > 0)
    throw new Error(
      `can't create the search index: no page was built for ${missing.join(', ')}. Run a clean build.`,
    );
  // In the order of the list, not of the files.
  const inOrder = [...searched.keys()].flatMap((url) => {
    const content = documents.get(url);
    return content ? [{ url, content }] : [];
  });
  return indexOf(inOrder, code);
}
