/** Checks that links lead somewhere, and that no list of links has an address twice. */
import { parseLink } from '../../../lib/routing/links';
import { filterFrom } from '../../../lib/updates/update-filter';
import { queryKeysOf } from '../../page-queries';
import type { Shape } from '../../shape';
import { interpolate, type Variables, variablesIn } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { Path, Place } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import { type AddressFault, addressFault, notAnAddress } from './addresses';
import { fixForPath, type SitePaths } from './paths';
import { pictureLinkFault } from './pictures';
import type { Site } from './site';

/** `href` as written, `address` with variables interpolated. */
export type FoundLink = {
  href: string;
  address: string;
  place: () => Place;
  path: Path;
  /** It's an address outside of this site, whose form the field's own check reports. */
  isExternal?: boolean;
};

/** Fields with addresses in the files of the API description, whose content type defines none. */
const addressKeys = ['url', 'termsOfService', 'externalValue'];

const isExternal = ({ format }: Shape): boolean => format === 'uri';

/** Calls `add` with each text below a value that is under a key for addresses. */
function visitAddresses(value: unknown, add: (path: Path, address: string) => void, path: Path = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof entry === 'string' && addressKeys.includes(name)) add(own, entry);
    else visitAddresses(entry, add, own);
  }
}

/** The links of a file, in its fields and its body. */
export function linksOf(content: ContentFile, all: Variables): FoundLink[] {
  const found: FoundLink[] = [];
  // A variable without a value, whose file has errors, stays in the address.
  const variables = new Map([...all].filter(([, value]) => value !== ''));
  const add = (href: string, place: () => Place, path: Path) =>
    found.push({ href, address: interpolate(href, variables), place, path });
  for (const { path, value, shape } of scalarsOf(content)) {
    if (typeof value !== 'string') continue;
    if (shape.link) add(value, () => content.locate(path), path);
    else if (isExternal(shape))
      found.push({ href: value, address: value, place: () => content.locate(path), path, isExternal: true });
  }
  if (content.type.standard)
    visitAddresses(content.value, (path, value) =>
      found.push({
        href: value,
        address: interpolate(value, variables),
        place: () => content.locate(path),
        path,
        isExternal: true,
      }),
    );
  const inBody = content.body ? markdownParts(content.body) : [];
  for (const { kind, text, place } of inBody) if (kind === 'link') add(text, () => place, []);
  return found;
}

/** The address of a file's page, which relative links are based on. */
export const pageOf = ({ type, slug }: ContentFile, origin: string): string =>
  new URL(type.route?.(slug) ?? '/', origin).href;

/** A key that the page doesn't read, or a filter that doesn't exist. */
function queryFault(
  href: string,
  path: string,
  search: string,
  { kinds, fees }: Site,
): AddressFault | undefined {
  if (search === '') return undefined;
  const keys = queryKeysOf(path, fees);
  const unknown = [...new URLSearchParams(search).keys()].find((key) => !keys.includes(key));
  if (unknown !== undefined) {
    const message = `${quote(href)}: the page ${path} does not use ${quote(unknown)}`;
    return { message, fix: fixFor(unknown, keys) };
  }
  if (!keys.includes('filter') || kinds.length === 0) return undefined;
  const { unknown: filter } = filterFrom(search, kinds);
  if (filter === undefined) return undefined;
  const fix = fixFor(
    filter,
    kinds.map((kind) => kind.filter),
  );
  return { message: `${quote(href)}: ${quote(filter)} is not a filter of updates.yaml`, fix };
}

/** A redirect to an address that redirects, which the rule about redirects reports. */
const leadsToRedirect = ({ type }: ContentFile, path: string, { former }: SitePaths): boolean =>
  type.name === 'RedirectsContent' && former.has(path);

/** The fault of an address, unless it's the value of a variable in it: then it's reported where that is defined. */
function ownFault(
  fault: AddressFault,
  { href }: FoundLink,
  { variables, origin }: Site,
): AddressFault | undefined {
  const isOfVariable = variablesIn(href).some((name) => {
    const value = name.startsWith('urls.') ? variables.get(name) : undefined;
    return value !== undefined && addressFault({ href: value, address: value }, origin) !== undefined;
  });
  return isOfVariable ? undefined : fault;
}

/** A relative link to the file of a text instead of its page: the site has a Markdown file there too, for other programs. */
function sourceFault({ href, address }: FoundLink, path: string): AddressFault | undefined {
  if (/^(?:[a-z]+:|[/#?])/i.test(address) || !path.endsWith('.md')) return undefined;
  return {
    message: `${quote(href)} leads to the source of a page`,
    fix: `write the address of the page: ${path.replace(/\.md$/, '')}`,
  };
}

function linkFault(content: ContentFile, link: FoundLink, site: Site): AddressFault | undefined {
  const { href, address } = link;
  const { paths, origin } = site;
  const fault = addressFault(link, origin);
  if (fault) return ownFault(fault, link, site);
  // An unknown variable is reported by the check of variables.
  if (link.isExternal || /\{[^}]*\}/.test(address)) return undefined;
  const base = pageOf(content, origin);
  if (!URL.canParse(address, base)) return notAnAddress(href);
  const parsed = parseLink(address, base);
  if (parsed.kind !== 'internal' || leadsToRedirect(content, parsed.path, paths)) return undefined;
  // Relative links are based on the page; in a file without a page, they lead elsewhere from each page.
  const isPath = /^(?:\/|#|\?|https?:)/i.test(address) || content.type.route !== undefined;
  if (isPath && (paths.pages.has(parsed.path) || paths.files.has(parsed.path)))
    return sourceFault(link, parsed.path) ?? queryFault(href, parsed.path, parsed.search, site);
  if (site.hidden.some((start) => parsed.path.startsWith(start))) return undefined;
  const picture = link.path.length === 0 ? pictureLinkFault(content, href, link.place()) : undefined;
  if (picture) return picture;
  return {
    message: `${quote(href)} is not a page of this site`,
    fix: fixForPath(parsed.path, paths),
  };
}

function deadLink(content: ContentFile, link: FoundLink, site: Site): Diagnostic[] {
  const fault = linkFault(content, link, site);
  return fault ? [{ file: content.file, ...link.place(), ...fault }] : [];
}

/** The navigation and the footer count as one list each; elsewhere each YAML list is separate. */
const listOf = (content: ContentFile, path: Path): string =>
  content.type.name === 'NavigationContent' || content.type.name === 'FooterContent'
    ? ''
    : path.slice(0, -2).join('.');

/** The address in normal form, so that /fees/ and /fees are equal; unchanged if it's unknown. */
function inOneWay({ href, address }: FoundLink, origin: string): string {
  if (address === '' || !URL.canParse(address, origin)) return href;
  return parseLink(address, origin).href;
}

function duplicates(content: ContentFile, links: FoundLink[], origin: string): Diagnostic[] {
  // Several former addresses may lead to the same page.
  if (content.type.name === 'RedirectsContent') return [];
  const seen = new Map<string, FoundLink>();
  return links.flatMap((link) => {
    // Addresses of sources may repeat. Links in texts, and single ones such as "sign_in", aren't part of a list.
    if (link.isExternal || !link.path.some((part) => typeof part === 'number')) return [];
    const key = `${listOf(content, link.path)} ${inOneWay(link, origin)}`;
    const first = seen.get(key);
    seen.set(key, first ?? link);
    if (!first) return [];
    const message = `${quote(link.href)} is in this list twice, first on line ${first.place().line}`;
    return [
      { file: content.file, ...link.place(), message, fix: 'remove one of the two, or change its address' },
    ];
  });
}

/** The errors in the links of a file. */
export function linkDiagnostics(content: ContentFile, site: Site): Diagnostic[] {
  const links = linksOf(content, site.variables);
  return [
    ...links.flatMap((link) => deadLink(content, link, site)),
    ...duplicates(content, links, site.origin),
  ];
}
