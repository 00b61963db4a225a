/** Writes the index that search reads in the browser, of the pages that are built. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ListedPage } from '../listed-pages';
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

/** Writes the index into the folder `pagefind` of the built site. */
export async function writeSearchIndex(graphql: CreatePagesArgs['graphql'], folder: string): Promise<void> {
  const { data, errors } = await graphql<Data>(query);
  if (!data) throw new Error(`The search index cannot be made: ${String(errors)}`);
  const pagefind = await loadPagefind();
  // Few files: the whole index is fetched when search is opened first, and works without a network from then on.
  const { index, errors: faults } = await pagefind.createIndex({ forceLanguage: 'en', maxFragments: 8 });
  refuse(faults);
  if (!index) return;
  for (const page of searchedPages(data)) {
    const html = await readFile(join(folder, page.path, 'index.html'), 'utf8');
    const content = searchDocument(html, page);
    if (content) refuse((await index.addHTMLFile({ url: page.path, content })).errors);
  }
  const { files, errors: failures } = await index.getFiles();
  refuse(failures);
  await pagefind.close();
  const target = join(folder, 'pagefind');
  await rm(target, { recursive: true, force: true });
  for (const { path, content } of files.filter(({ path: name }) => !unused.test(name))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
}
