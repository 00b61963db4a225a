import type { ContentFile, Path } from '../../read/content-file';
import type { Report, Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

type Holder = { readonly content: ContentFile; readonly path: Path };

/** Remembers who has a key, and reports everyone after the first. */
function claims(report: Report) {
  const holders = new Map<string, Holder>();
  return (key: string, holder: Holder, what: string, fix: string): void => {
    const first = holders.get(key);
    if (!first) holders.set(key, holder);
    else {
      const line = first.content.placeOf(first.path).start.line;
      const place = holder.path.length === 0 ? undefined : holder.content.placeOf(holder.path);
      report(holder.content, place, `${what} is already in ${first.content.path}, line ${line}; ${fix}`);
    }
  };
}

/** Every "id" in a value, grouped by the name of the list that has it, so that fees of two groups are compared. */
function idsIn(
  content: ContentFile,
  value: unknown,
  path: Path,
  claim: (path: Path, id: string, list: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (Array.isArray(value) && typeof fieldsOf(entry).id === 'string')
      claim(
        [...own, 'id'],
        String(fieldsOf(entry).id),
        String(path.findLast((key) => typeof key === 'string') ?? ''),
      );
    idsIn(content, entry, own, claim);
  }
}

function texts({ pages }: Site, report: Report): void {
  const claim = claims(report);
  for (const { content, path } of pages) {
    const fields = path === content.type.route?.(content.slug) ? fieldsOf(content.value) : {};
    for (const name of ['title', 'description'])
      if (typeof fields[name] === 'string')
        claim(
          `${name} ${fields[name].trim().replace(/\s+/g, ' ').toLowerCase()}`,
          { content, path: [name] },
          `This ${name}`,
          `write another, so that search results can be told apart`,
        );
  }
}

/** What may be on the site only once. */
export const rule: Rule = {
  id: 'unique',
  severity: 'error',
  about: 'An id, an address, a title, a description, a code or a place in a list that something else has.',
  example: { file: 'facts.yaml', from: '- id: ach-same-day-ceiling', to: '- id: ach-same-day-windows' },
  checkSite: (site, report) => {
    const claimId = claims(report);
    const claimOrder = claims(report);
    const claimAddress = claims(report);
    for (const { content, path, at } of site.pages)
      claimAddress(path, { content, path: at }, `The address ${path}`, 'give this one another name');
    texts(site, report);
    for (const content of site.contents) {
      const { type, value } = content;
      // In rails, ids are names for the whole site; elsewhere for a file.
      const scope = type.kind === 'folder' ? type.name : content.path;
      if (!type.standard)
        idsIn(content, value, [], (path, id, list) =>
          claimId(`${scope} ${list} ${id}`, { content, path }, `The id "${id}"`, 'write another'),
        );
      for (const [index, code] of recordsIn(fieldsOf(value).codes).entries())
        claimId(
          `${content.path} code ${String(code.code)}`,
          { content, path: ['codes', index, 'code'] },
          `The code "${String(code.code)}"`,
          'remove one of the two',
        );
      const { order } = fieldsOf(value);
      if (typeof order === 'number')
        claimOrder(
          `${type.name} ${order}`,
          { content, path: ['order'] },
          `The place ${order} in lists`,
          'write another number',
        );
    }
  },
};
