import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** Published pages that have disappeared. */
export const rule: Rule = {
  id: 'published-page',
  severity: 'error',
  about: 'A published page that is gone without a redirect, or is taken from the list of published pages.',
  example: { file: 'published-pages.yaml', from: '  - /contact\n', to: '  - /contact\n  - /careers\n' },
  needsAllFiles: true,
  checkSite: ({ ofType, served, before }, report) => {
    const [content] = ofType('PublishedPagesContent');
    if (!content) return;
    const listed = fieldsOf(content.value).paths;
    const redirected = new Set(
      recordsIn(fieldsOf(ofType('RedirectsContent')[0]?.value).items).map(({ from }) => String(from)),
    );
    const list = (Array.isArray(listed) ? listed : []).map(String);
    for (const [index, path] of list.entries()) {
      if (!served.has(path) && !redirected.has(path))
        report(
          content,
          content.placeOf(['paths', index]),
          `The page ${path} was published and is gone; restore it, or add a redirect from it to redirects.yaml`,
        );
    }
    const old = before(content.path)?.matchAll(/^ {2}- (\/\S*)$/gm) ?? [];
    for (const [, path = ''] of old)
      if (!list.includes(path))
        report(content, undefined, `The published page ${path} is no longer in the list; restore the line`);
  },
};
