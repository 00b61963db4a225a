/**
 * The check of finished pages: `readPage` for each page while it's parsed, then `checkPages` for all of them.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import { faultsOf } from './check-pages';
import { pageReport } from './page-report';
import type { PageFacts } from './read-page';

export { pageRules } from './page-rules';
export { type PageFacts, readPage } from './read-page';

/**
 * What is wrong with the pages of a finished site, as messages of source files; each is an error.
 * @param folders the finished site, such as "public", and the content folder that it was built from
 */
export function checkPages(
  pages: readonly PageFacts[],
  { site, content }: { readonly site: string; readonly content: string },
): VFile[] {
  const known = new Map<string, boolean>();
  const isFile = (path: string): boolean => {
    const file = join(site, path);
    const answer =
      known.get(path) ??
      (existsSync(join(file, 'index.html')) || (existsSync(file) && statSync(file).isFile()));
    known.set(path, answer);
    return answer;
  };
  return pageReport(faultsOf(pages, isFile), content);
}
