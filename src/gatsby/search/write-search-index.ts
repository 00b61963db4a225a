/** Writes the index that search reads in the browser, of the pages that are built. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ListedPage } from '../listed-pages';
import type { PageReader } from '../page-reader';
import { type SearchedPage, searchDocument } from './search-document';

const query = `{
  listedPages { path name description section }
  searchPage { sections { id name } }
  navigation { menus { items { name href } } links { name href } }
}`;

type Link = { readonly name: string; readonly href: string };
type Data = {
  listedPages: readonly ListedPage[];
  searchPage: { sections: readonly { id: string; name: string }[] };
  navigation: { menus: readonly { items: readonly Link[] }[]; links: readonly Link[] };
};

/** What search knows of each page before it is read. */
function searchedPages({ listedPages, searchPage, navigation }: Data): SearchedPage[] {
  const links = [...navigation.menus.flatMap(({ items }) => items), ...navigation.links];
  return listedPages.map(({ path, name, description, section }) => {
    const order = searchPage.sections.findIndex(({ id }) => id === section);
    const group = searchPage.sections[order]?.name ?? section;
    // Menus call a page by a shorter name than it does itself, and so does its address.
    const menus = links.filter(({ href }) => href === path).map((link) => link.name);
    const names = [...menus, path.replace(/^.*\//, '').replaceAll('-', ' ')];
    return { path, name, description, group, order, names };
  });
}

/** Pagefind as an ES module, which TypeScript would turn into a require. */
const loadPagefind = new Function('return import("pagefind")') as () => Promise<typeof import('pagefind')>;

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
}

/** What Pagefind gives along and search does not read: surfaces of its own, its worker, the code for other languages. */
const unused = /-(ui|highlight|worker)\.(js|css)$|^wasm\.unknown/;

/** A page as Pagefind takes it. */
type Document = { url: string; content: string };

/** Makes the index of the documents and gives its files. */
async function indexOf(documents: readonly Document[]) {
  const pagefind = await loadPagefind();
  // Few files: the whole index is fetched when search is opened first, and works without a network from then on.
  const { index, errors: faults } = await pagefind.createIndex({ forceLanguage: 'en', maxFragments: 8 });
  refuse(faults);
  if (!index) return [];
  for (const document of documents) refuse((await index.addHTMLFile(document)).errors);
  const { files, errors: failures } = await index.getFiles();
  refuse(failures);
  await pagefind.close();
  return files.filter(({ path }) => !unused.test(path));
}

/** Writes the index into the folder `pagefind` of the built site. Asks at once what search knows of the pages it will read. */
export async function searchIndexer(
  graphql: CreatePagesArgs['graphql'],
  folder: string,
): Promise<PageReader> {
  const { data, errors } = await graphql<Data>(query);
  if (!data) throw new Error(`The search index cannot be made: ${String(errors)}`);
  const pages = new Map(searchedPages(data).map((page) => [page.path, page]));
  const contents = new Map<string, string | undefined>();
  return {
    read: ({ route, document }) => {
      const page = pages.get(route);
      if (page) contents.set(route, searchDocument(document, page));
    },
    end: async () => {
      refuse([...pages.keys()].filter((path) => !contents.has(path)).map((path) => `${path} is not built`));
      // In the order of the list and not of the files.
      const documents = [...pages.keys()].flatMap((url) => {
        const content = contents.get(url);
        return content ? [{ url, content }] : [];
      });
      const files = await indexOf(documents);
      const target = join(folder, 'pagefind');
      await rm(target, { recursive: true, force: true });
      for (const { path, content } of files) {
        await mkdir(dirname(join(target, path)), { recursive: true });
        await writeFile(join(target, path), content);
      }
    },
  };
}
