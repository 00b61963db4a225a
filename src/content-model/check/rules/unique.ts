import type { ContentFile, Path } from '../../read/content-file';
import type { Report, Rule } from '../rule';
import { fieldsOf } from '../site';

type Claim = (key: string, content: ContentFile, path: Path, what: string) => void;

/** Remembers who has a key, and reports everyone after the first. */
function claims(report: Report): Claim {
  const holders = new Map<string, { readonly content: ContentFile; readonly path: Path }>();
  return (key, content, path, what) => {
    const first = holders.get(key);
    if (!first) holders.set(key, { content, path });
    else {
      const { line } = first.content.placeOf(first.path).start;
      const place = path.length === 0 ? undefined : content.placeOf(path);
      report(
        content,
        place,
        `${what} is already in ${first.content.path}, line ${line}; write another here, or remove it`,
      );
    }
  };
}

/** Claims what lists may have once: ids, codes, links, and names such as the products of an update. */
function claimEntry(content: ContentFile, entry: unknown, path: Path, claim: Claim): void {
  const { id, code, href } = fieldsOf(entry);
  // In rails, ids are names for the whole site; elsewhere for a file, so that fees of two groups are compared.
  const scope = content.type.kind === 'folder' ? content.type.name : content.path;
  const list = path.findLast((key) => typeof key === 'string');
  if (typeof id === 'string') claim(`${scope} ${list} ${id}`, content, [...path, 'id'], `The id "${id}"`);
  if (list === 'codes' && typeof code === 'string')
    claim(`${content.path} ${code}`, content, [...path, 'code'], `The code "${code}"`);
  if (typeof href === 'string' && (list === 'links' || list === 'items'))
    claim(`${content.path} ${list} ${href}`, content, [...path, 'href'], `The link to ${href}`);
  if (/^[a-z\d_-]+$/.test(String(entry)))
    claim(`${content.path} ${path.slice(0, -1).join('/')} ${entry}`, content, path, `"${entry}"`);
}

function claimEntries(content: ContentFile, value: unknown, path: Path, claim: Claim): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    claimEntries(content, entry, own, claim);
    if (Array.isArray(value)) claimEntry(content, entry, own, claim);
  }
}

/** Claims the title and the description of a page, the place of a record in lists, and the rail of a product. */
function claimFields(content: ContentFile, claim: Claim): void {
  const { type, value } = content;
  const own = [...(type.route ? ['title', 'description'] : []), type.name === 'Product' ? 'rail' : 'order'];
  const fields = fieldsOf(value);
  for (const name of own) {
    const text = String(fields[name] ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const scope = name === 'rail' || name === 'order' ? type.name : '';
    if (text !== '') claim(`${scope} ${name} ${text.toLowerCase()}`, content, [name], `This ${name}`);
  }
}

/** What may be on the site only once. */
export const rule: Rule = {
  id: 'unique',
  severity: 'error',
  about:
    'An id, an address, a title, a description, a code, a link or a place in a list that something else has.',
  example: { file: 'facts.yaml', from: '- id: ach-same-day-ceiling', to: '- id: ach-same-day-windows' },
  checkSite: ({ pages, contents }, report) => {
    const claim = claims(report);
    for (const { content, path, at } of pages) claim(`address ${path}`, content, at, `The address ${path}`);
    for (const content of contents) {
      claimFields(content, claim);
      if (!content.type.standard) claimEntries(content, content.value, [], claim);
    }
  },
};
