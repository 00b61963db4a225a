/**
 * The check of finished pages: `readPage` for each page while it's parsed, then `checkPages` for all of them, which also follows the
 * links within the site.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import { pageReport } from './page-report';
import type { PageFault } from './page-rules';
import type { PageFacts } from './read-page';

export { pageRules } from './page-rules';
export { type PageFacts, readPage } from './read-page';

/** Decodes what's percent-encoded; what can't be decoded stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Everything wrong with all pages. @param isFile whether a path such as "/fees.md" is a file, or a folder with a page */
function faultsOf(pages: readonly PageFacts[], isFile: (path: string) => boolean): PageFault[] {
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

/**
 * What is wrong with the pages of a finished site, as messages of source files; each is an error.
 * @param folders the finished site, such as "public", and the content folder that it was built from
 */
export function checkPages(
  pages: readonly PageFacts[],
  { site, content }: { readonly site: string; readonly content: string },
): VFile[] {
  const isFile = (path: string): boolean => {
    const file = join(site, path);
    return existsSync(join(file, 'index.html')) || (existsSync(file) && statSync(file).isFile());
  };
  return pageReport(faultsOf(pages, isFile), content);
}
