/** Checks that the part of a page that a link names after "#" exists. */
import { parseLink } from '../../../lib/routing/links';
import { type AnchorSources, anchorsOf, entryAnchors } from '../../page-anchors';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { AddressFault } from './addresses';
import { type FoundLink, linksOf, pageOf } from './links';
import type { Site } from './site';

/** The link at an index of a file's links, with the page and the fragment that it leads to. JSON. */
export type Fragment = readonly [index: number, page: string, fragment: string];

/** What a body has on its page. JSON. */
export type BodyAnchors = { readonly headings: readonly string[]; readonly drawn: readonly string[] };

/** The memoized values of each file that the rule needs. */
export type FragmentReader = {
  readonly fragmentsIn: (content: ContentFile) => readonly Fragment[];
  readonly bodyOf: (content: ContentFile) => BodyAnchors;
  /** The pages of entries within the file. */
  readonly innerPathsOf: (content: ContentFile) => readonly string[];
};

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function fragmentOf(
  { address, isExternal }: FoundLink,
  base: string,
): [page: string, fragment: string] | undefined {
  if (isExternal || !address.includes('#') || !URL.canParse(address, base)) return undefined;
  const { kind } = parseLink(address, base);
  if (kind !== 'internal' && kind !== 'fragment') return undefined;
  const parsed = parseLink(new URL(address, base).href, base);
  return parsed.kind === 'internal' ? [parsed.path, decoded(parsed.hash.slice(1))] : undefined;
}

/** The fragments of a file's links to this site. */
export const fragmentsIn = (content: ContentFile, { variables, origin }: Site): Fragment[] =>
  linksOf(content, variables).flatMap((link, index): Fragment[] => {
    const found = fragmentOf(link, pageOf(content, origin));
    return found ? [[index, ...found]] : [];
  });

/** The headings and lifecycles of a file's body. */
export function bodyAnchors({ body }: ContentFile, variables: Variables): BodyAnchors {
  const parts = body ? markdownParts(body) : [];
  return {
    headings: parts.flatMap(({ kind, label = '' }) =>
      kind === 'heading' ? [interpolate(label, variables)] : [],
    ),
    drawn: parts.flatMap(({ kind, attributes }) => (kind === 'directive' ? [attributes?.id ?? ''] : [])),
  };
}

/** Ids that browsers or all pages with figures have. */
const isGeneral = (fragment: string, facts: readonly string[]): boolean =>
  fragment === 'top' ||
  fragment === 'figures' ||
  fragment.startsWith(':~:') ||
  facts.some((id) => fragment === `figure-${id}`);

type PageAnchors = { has: (fragment: string) => boolean; known: readonly string[] };

/** Whether a page has a part, or the ids that it has; undefined if the page's file can't be read. */
function anchorsAt(
  page: string,
  contents: readonly ContentFile[],
  sources: AnchorSources,
  { bodyOf, innerPathsOf }: FragmentReader,
): PageAnchors | undefined {
  for (const content of contents) {
    const { type, slug, value } = content;
    if (type.route?.(slug) === page) {
      // What isn't closed may hide the headings below it.
      if (/<!--(?![\s\S]*?-->)/.test(content.body?.text ?? '')) return undefined;
      if (type.name === 'Product' && !sources.lifecyclesAreKnown) return undefined;
      const known = anchorsOf(type.name, value, bodyOf(content), sources);
      return { has: (fragment) => known.includes(fragment), known };
    }
    if (innerPathsOf(content).includes(page)) {
      const known = entryAnchors(type.name, value, sources);
      return known && { has: (fragment) => known.includes(fragment), known };
    }
  }
  return undefined;
}

const nothing: PageAnchors = { has: () => false, known: [] };

function faultOf(href: string, fragment: string, where: string, known: readonly string[]): AddressFault {
  const words = fragment.toLowerCase();
  const meant =
    nearest(words, known) ??
    known.find((id) => words.length > 3 && (id.includes(words) || words.includes(id)));
  const fix =
    meant === undefined
      ? 'write the id of a heading on that page, or remove what follows "#"'
      : `did you mean "#${meant}"?`;
  if (fragment === '') return { message: `${quote(href)} leads nowhere`, fix };
  return { message: `${quote(href)}: ${where} the part ${quote(fragment)}`, fix };
}

/** A part of a file, which isn't a page. */
function fileFault(href: string, file: string, fragment: string): AddressFault {
  const fix = file.endsWith('.md')
    ? `write the address of the page: ${file.replace(/\.md$/, '')}#${fragment}`
    : 'remove what follows "#"';
  return { message: `${quote(href)}: a file has no part ${quote(fragment)}`, fix };
}

/** The links whose page lacks the part that they name. Links to unknown pages are reported by the check of links. */
export function fragmentDiagnostics(
  contents: readonly ContentFile[],
  site: Site,
  sources: AnchorSources,
  reader: FragmentReader,
): Diagnostic[] {
  const known = new Map<string, PageAnchors | undefined>();
  const anchorsOn = (page: string): PageAnchors | undefined => {
    if (!known.has(page)) known.set(page, anchorsAt(page, contents, sources, reader));
    return known.get(page);
  };
  const check = (content: ContentFile, [index, page, fragment]: Fragment): Diagnostic[] => {
    const isFile = site.paths.files.has(page) && !site.paths.pages.has(page);
    if (isGeneral(fragment, sources.facts) || !(isFile || site.paths.pages.has(page))) return [];
    const link = linksOf(content, site.variables)[index];
    if (!link) return [];
    if (isFile) return [{ file: content.file, ...link.place(), ...fileFault(link.href, page, fragment) }];
    return faultIn(content, link, page, fragment);
  };
  const faultIn = (content: ContentFile, link: FoundLink, page: string, fragment: string): Diagnostic[] => {
    // A file without a page, such as the navigation, is on all of them.
    const isEverywhere = link.address.startsWith('#') && content.type.route === undefined;
    const anchors = isEverywhere ? nothing : anchorsOn(page);
    if (!anchors || anchors.has(fragment)) return [];
    const where = isEverywhere ? 'not every page has' : `the page ${page} does not have`;
    return [{ file: content.file, ...link.place(), ...faultOf(link.href, fragment, where, anchors.known) }];
  };
  return contents.flatMap((content) =>
    reader.fragmentsIn(content).flatMap((fragment) => check(content, fragment)),
  );
}
