import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** What is wrong with a former address; undefined if nothing. */
function fromFault(from: string, served: ReadonlySet<string>, seen: ReadonlySet<string>): string | undefined {
  if (seen.has(from)) return `"${from}" is redirected already; remove one of the two`;
  if (served.has(from)) return `"${from}" is a page or a file of this site; remove the redirect`;
  return /(?:\/index|\.html)$|\/\.\.?(?:\/|$)/.test(from)
    ? `Hosts never look up "${from}"; write it without the ending`
    : undefined;
}

/** Redirects in redirects.yaml that loop, lead on to another, or hide a page. */
export const rule: Rule = {
  id: 'redirect',
  severity: 'error',
  about: 'A redirect from a page that exists, from one address twice, to another redirect, or in a circle.',
  example: { file: 'redirects.yaml', from: 'to: /fees', to: 'to: /pricing' },
  needsAllFiles: true,
  checkSite: ({ ofType, served }, report) => {
    const [content] = ofType('RedirectsContent');
    const items = recordsIn(fieldsOf(content?.value).items);
    const targets = new Set(items.map(({ from }) => String(from)));
    const seen = new Set<string>();
    for (const [index, { from, to }] of items.entries()) {
      if (!content || typeof from !== 'string' || typeof to !== 'string') continue;
      const faults = {
        from: fromFault(from, served, seen),
        to: targets.has(pathOf(to)) ? `"${to}" is redirected, too; write the page itself` : undefined,
      };
      seen.add(from);
      for (const [name, fault] of Object.entries(faults))
        if (fault !== undefined) report(content, content.placeOf(['items', index, name]), fault);
    }
  },
};
