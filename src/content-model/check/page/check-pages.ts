/** Checks that links within the site lead somewhere, and gathers what else is wrong with its pages. */
import type { PageFault } from './page-rules';
import type { PageFacts } from './read-page';

/** Decodes what's percent-encoded; what can't be decoded stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Everything wrong with these pages.
 * @param pages all of the site's pages
 * @param isFile whether a path such as "/fees.md" is a file of the site, or a folder with a page
 */
export function faultsOf(pages: readonly PageFacts[], isFile: (path: string) => boolean): PageFault[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const deadLink = (route: string, address: string): PageFault[] => {
    const { pathname, hash } = new URL(address, `https://site.example${route}`);
    const path = withoutSlash(decoded(pathname));
    const target = byRoute.get(path);
    if (!target && !isFile(path))
      return [
        {
          rule: 'dead-link',
          route,
          reason: `The page ${route} links to ${address}, which is no page or file`,
          sought: [address, path],
        },
      ];
    const id = decoded(hash.slice(1)).replace(/:~:.*/, '');
    if (!target || id === '' || id === 'top' || target.ids.has(id)) return [];
    const reason = `The page ${route} links to ${address}, but ${path} has no part "${id}"`;
    return [{ rule: 'dead-fragment', route, reason, sought: [address, `#${id}`] }];
  };
  return pages.flatMap(({ route, links, faults }) => [
    ...faults,
    ...[...links].flatMap((address) => deadLink(route, address)),
  ]);
}
