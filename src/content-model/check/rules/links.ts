/** Checks that internal links lead to a page, and that no list of links has an address twice. */
import { parseLink } from '../../../lib/routing/links';
import { outputs } from '../../routes';
import { recordShape, visitScalars } from '../../shape';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Foundations } from '../reading/foundations';
import { markdownParts } from '../reading/markdown-body';
import type { Path, Place } from '../reading/places';

/** `href` as written, `address` with variables interpolated. */
type FoundLink = { href: string; address: string; place: () => Place; path: Path };

/** The site as the link check knows it: every path that can be linked to. */
export type Site = Foundations & { paths: ReadonlySet<string> };

/** The paths that can be linked to. @param routes of the pages */
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

/** The address of a file's page, which relative links are based on. */
const pageOf = ({ type, slug }: ContentFile, origin: string): string =>
  new URL(type.route?.(slug) ?? '/', origin).href;

const schemes = ['https', 'mailto', 'tel'];

/** What is wrong with the scheme of an address, such as `htps:`; undefined for a path. */
function schemeProblem({ href, path }: FoundLink): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  // Browsers ignore white space and control characters in a scheme.
  const plain = href.replace(/[\s\p{Cc}]/gu, '');
  if (/^[\\/]{2}/.test(plain))
    return { message: `${quote(href)} has no scheme`, fix: 'start it with "https://"' };
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(plain) ?? [];
  if (scheme === undefined) return undefined;
  const name = scheme.toLowerCase();
  if (name === 'http') return { message: `${quote(href)} is not encrypted`, fix: 'write "https:" instead' };
  if (schemes.includes(name))
    return rest ? undefined : { message: `${quote(href)} has no address`, fix: 'write it after the colon' };
  // In YAML, the field's own check reports other schemes.
  if (path.length > 0) return undefined;
  const fix = ['javascript', 'data', 'vbscript', 'file', 'blob'].includes(name)
    ? 'write a path such as /fees, or an address that starts with "https:"'
    : fixFor(
        `${scheme}:`,
        schemes.map((one) => `${one}:`),
      );
  return { message: `links cannot start with ${quote(`${scheme}:`)}`, fix };
}

function deadLink(
  content: ContentFile,
  link: FoundLink,
  known: ReadonlySet<string>,
  origin: string,
): Diagnostic[] {
  // An unknown variable is reported by the check of variables.
  if (/^\{.*\}/.test(link.address)) return [];
  const base = pageOf(content, origin);
  const place = () => ({ file: content.file, ...link.place() });
  const unsafe = schemeProblem(link);
  if (unsafe) return [{ ...place(), ...unsafe }];
  if (!URL.canParse(link.address, base)) {
    const fix = 'write a path such as /fees, or a full address such as https://example.com';
    return [{ ...place(), message: `${quote(link.href)} is not an address`, fix }];
  }
  const parsed = parseLink(link.address, base);
  if (parsed.kind !== 'internal' || known.has(parsed.path)) return [];
  const message = `${quote(link.href)} is not a page of this site`;
  return [{ ...place(), message, fix: fixFor(parsed.path, [...known]) }];
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
    // Links in texts, and single ones such as "sign_in", aren't part of a list.
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

/** The errors in the links of a file. */
export function linkDiagnostics(content: ContentFile, site: Site): Diagnostic[] {
  const links = linksOf(content, site.variables);
  return [
    ...links.flatMap((link) => deadLink(content, link, site.paths, site.origin)),
    ...duplicates(content, links, site.origin),
  ];
}
