/** Whether addresses of this site exist in the built files. */

import { once } from '../once';
import { attribute, builtPages, elementsOf } from '../site/html';
import { siteFiles } from '../site/site-dir';
import { brand } from './content';

const site = brand();

/** The paths of all pages. */
export const builtRoutes = once((): ReadonlySet<string> => new Set(builtPages().map(({ route }) => route)));
const files = once(() => new Set(siteFiles()));
const idsByRoute = once(
  () =>
    new Map(
      builtPages().map(({ route, document }) => [
        route,
        new Set(elementsOf(document).flatMap((element) => attribute(element, 'id') ?? [])),
      ]),
    ),
);

/** Whether an address is on another site. */
export const isExternal = (address: string): boolean =>
  /^https?:/.test(address) && !address.startsWith(site.url);

/** What's wrong with an address on the page of a route; undefined if nothing is. */
export function faultOf(address: string, route: string): string | undefined {
  if (!URL.canParse(address, `${site.url}${route}`)) return "isn't an address";
  const { pathname, hash } = new URL(address, `${site.url}${route}`);
  const path = decodeURIComponent(pathname);
  if (path.length > 1 && path.endsWith('/')) return 'ends in a slash';
  if (!builtRoutes().has(path))
    return files().has(path) && !path.endsWith('.html') ? undefined : "doesn't exist";
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || idsByRoute().get(path)?.has(id) ? undefined : 'has a fragment that the page lacks';
}
