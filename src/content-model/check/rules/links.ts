/** Checks links: those inside the site lead to a page, and no list of links names an address twice. */
import { parseLink } from '../../../lib/routing/links';
import { outputs } from '../../routes';
import { recordShape, visitScalars } from '../../shape';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { Foundations } from '../reading/foundations';
import { markdownParts } from '../reading/markdown-body';
import type { Path, Place } from '../reading/places';
import type { ContentFile } from '../reading/read-content';

/** `href` as it is written, `address` with the words in place of its tokens. */
type FoundLink = { href: string; address: string; place: () => Place; path: Path };

/** What the check of links knows of the site: every path that a link can lead to. */
export type Site = Foundations & { paths: ReadonlySet<string> };

/** The paths that links can lead to. @param routes those of the pages */
export const linkablePaths = (routes: readonly string[]): ReadonlySet<string> =>
  new Set([...routes, ...outputs]);

function linksOf(content: ContentFile, variables: Variables): FoundLink[] {
  const found: FoundLink[] = [];
  const add = (href: string, place: () => Place, path: Path) =>
    found.push({ href, address: interpolate(href, variables), place, path });
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (shape.link && typeof value === 'string') add(value, () => content.locate(path), path);
  });
  const inBody = content.body ? markdownParts(content.body) : [];
  for (const { kind, text, place } of inBody) if (kind === 'link') add(text, () => place, []);
  return found;
}

/** The address of the page that a file makes; links without a slash at their start are read from there, as browsers do. */
const pageOf = ({ type, slug }: ContentFile, origin: string): string =>
  new URL(type.route?.(slug) ?? '/', origin).href;

function deadLink(
  content: ContentFile,
  link: FoundLink,
  known: ReadonlySet<string>,
  origin: string,
): Diagnostic[] {
  // A token that is still there is unknown, which the check of words says better.
  if (/^\{.*\}/.test(link.address)) return [];
  const base = pageOf(content, origin);
  const place = () => ({ file: content.file, ...link.place() });
  if (!URL.canParse(link.address, base)) {
    const fix = 'write a path such as /fees, or a full address such as https://example.com';
    return [{ ...place(), message: `${quote(link.href)} is not an address`, fix }];
  }
  const parsed = parseLink(link.address, base);
  if (parsed.kind !== 'internal' || known.has(parsed.path)) return [];
  const message = `${quote(link.href)} leads to no page of this site`;
  return [{ ...place(), message, fix: fixFor(parsed.path, [...known]) }];
}

/** The navigation and the footer are one list each; elsewhere each YAML list is a list of links of its own. */
const listOf = (content: ContentFile, path: Path): string =>
  content.type.name === 'NavigationContent' || content.type.name === 'FooterContent'
    ? ''
    : path.slice(0, -2).join('.');

/** The address in one way of writing, so that /fees/ and /fees are the same; as written where it is not known. */
function inOneWay({ href, address }: FoundLink, origin: string): string {
  if (address === '' || !URL.canParse(address, origin)) return href;
  return parseLink(address, origin).href;
}

function duplicates(content: ContentFile, links: FoundLink[], origin: string): Diagnostic[] {
  const seen = new Map<string, FoundLink>();
  return links.flatMap((link) => {
    // Links in a text, and those with a name of their own such as "sign_in", belong to no list.
    if (!link.path.some((part) => typeof part === 'number')) return [];
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

/** What is wrong with the links of a file. */
export function linkDiagnostics(content: ContentFile, site: Site): Diagnostic[] {
  const links = linksOf(content, site.variables);
  return [
    ...links.flatMap((link) => deadLink(content, link, site.paths, site.origin)),
    ...duplicates(content, links, site.origin),
  ];
}
