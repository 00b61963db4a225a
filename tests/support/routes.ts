import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the page shown for an address that does not exist. */
export const notFoundRoute = '/404.html';

/** The folder of the built site, absolute. Throws when the site has not been built. */
export function publicFolder(): string {
  const folder = join(__dirname, '..', '..', 'public');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no built site in public/: run npm run build first.');
  }
  return folder;
}

/** Lists of pages that one template makes; those with most on them are looked at by themselves. */
const lists = [
  /^(\/documentation)\/(?!(?:api|codes|fedach|webhooks|sending-ach)$)[^/]+$/,
  /^(\/documentation\/codes\/[^/]+)\/[^/]+$/,
  /^(\/documentation\/api)\/(?!ach-transfers$)[^/]+$/,
  /^(\/updates\/products)\/[^/]+$/,
  // But the lists of the kinds, and updates with an action, with a picture in the text, and with a word that it is a sample.
  /^(\/updates)\/(?!(?:product-updates|customer-story|engineering|network-rules|wires-need-a-creditor-address|decide-on-lockbox-mail|dunmarrow-rent-by-lockbox)$)[^/]+$/,
];

/** "each page below /documentation/codes/x" for a page of such a list; undefined for others. */
export function listOfAlike(route: string): string | undefined {
  const list = lists.flatMap((pattern) => pattern.exec(route)?.[1] ?? [])[0];
  return list === undefined ? undefined : `each page below ${list}`;
}

/** The routes, but of pages that are alike only the first, which stands for them where each page costs a second. */
export function differentRoutes(): string[] {
  const seen = new Set<string>();
  return routes().filter((route) => {
    const list = listOfAlike(route);
    const isNew = list === undefined || !seen.has(list);
    if (list !== undefined) seen.add(list);
    return isNew;
  });
}

/** The path of every built page but the 404 page, sorted, without a slash at the end: "/", "/fees". */
export function routes(): string[] {
  return readdirSync(publicFolder(), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && file !== '/404/index.html')
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .sort();
}
