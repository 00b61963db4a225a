import { feedsOf, outputs } from '../../routes';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Redirects in redirects.yaml that loop, lead on to another, or hide a page. */
export const rule: Rule = {
  id: 'redirect',
  severity: 'error',
  about: 'A redirect from a page that exists, from one address twice, to another redirect, or in a circle.',
  example: { file: 'redirects.yaml', from: 'to: /fees', to: 'to: /pricing' },
  needsAllFiles: true,
  checkSite: ({ ofType, paths }, report) => {
    const [content] = ofType('RedirectsContent');
    if (!content) return;
    const items = recordsIn(fieldsOf(content.value).items);
    const targets = new Map(items.map(({ from, to }) => [String(from), pathOf(String(to))]));
    const served = new Set([...paths, ...outputs, ...feedsOf([...paths])]);
    const seen = new Set<string>();
    for (const [index, { from, to }] of items.entries()) {
      if (typeof from !== 'string' || typeof to !== 'string') continue;
      const at = (name: string) => content.placeOf(['items', index, name]);
      if (seen.has(from))
        report(content, at('from'), `"${from}" is redirected already; remove one of the two`);
      seen.add(from);
      if (served.has(from))
        report(content, at('from'), `"${from}" is a page or a file of this site; remove the redirect`);
      if (/(?:\/index|\.html)$|\/\.\.?(?:\/|$)/.test(from))
        report(content, at('from'), `Hosts never look up "${from}"; write it without the ending`);
      const passed = new Set([from]);
      let end = pathOf(to);
      while (targets.has(end) && !passed.has(end)) {
        passed.add(end);
        end = targets.get(end) ?? '';
      }
      if (passed.has(end))
        report(
          content,
          at('to'),
          `The redirect leads back to "${end}"; write the page to which it should lead`,
        );
      else if (end !== pathOf(to)) report(content, at('to'), `"${to}" is redirected, too; write "${end}"`);
    }
  },
};
