import { isIP } from 'node:net';
import type { Point, Position } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import { feedsOf, outputs } from '../../routes';
import { interpolate } from '../../variables';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

type FoundLink = {
  readonly href: string;
  readonly place: () => Point | Position | undefined;
  readonly isOutside?: boolean;
};

/** Keys of addresses in the API description, whose content type defines none. */
const addressKeys = new Set(['url', 'termsOfService', 'externalValue']);

function addressesIn(
  content: ContentFile,
  value: unknown,
  path: (string | number)[],
  found: FoundLink[],
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof entry === 'string' && addressKeys.has(name))
      found.push({ href: entry, place: () => content.placeOf(own), isOutside: true });
    else addressesIn(content, entry, own, found);
  }
}

/** Every link of a file, in fields and in the body. */
function linksOf(content: ContentFile): FoundLink[] {
  const found: FoundLink[] = [];
  for (const { path, value, shape } of scalarsOf(content))
    if (typeof value === 'string' && (shape.link || shape.format === 'uri'))
      found.push({ href: value, place: () => content.placeOf(path), isOutside: !shape.link });
  if (content.type.standard) addressesIn(content, content.value, [], found);
  for (const node of nodesIn(content.tree()))
    if (node.type === 'link' || node.type === 'definition')
      found.push({ href: node.url, place: () => node.position });
  return found;
}

const isLocal = (host: string): boolean =>
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|test))$/.test(host) ||
  isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** Hosts of drafts, of documents shared within a team, and of short addresses. */
const unfit =
  /(?:^|\.)(?:netlify\.app|pages\.dev|vercel\.app|ngrok(?:-free)?\.(?:app|io)|gatsbyjs\.io|herokuapp\.com|docs\.google\.com|drive\.google\.com|notion\.so|atlassian\.net|figma\.com|sharepoint\.com|slack\.com|bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|ow\.ly|safelinks\.protection\.outlook\.com|urldefense\.com)$/;

const tracker = /[?&](?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid)=/;

/** What is wrong with an address of a scheme; undefined if nothing. */
function schemeFault(address: string, scheme: string, rest: string): string | undefined {
  switch (scheme) {
    case 'http':
      return `"${address}" isn't encrypted; write "https:"`;
    case 'mailto':
      return /^[^@\s/]+@[^@\s/]+\.[a-z]{2,}(?:\?.*)?$/i.test(rest)
        ? undefined
        : `"${address}" isn't an email address; write one such as mailto:{emails.support}`;
    case 'tel':
      return /^\+?[\d()-]{5,}$/.test(rest) ? undefined : `"${address}" isn't a phone number`;
    case 'https':
      return hostFault(address);
    default:
      return `"${address}" starts with "${scheme}:"; write a path such as /fees, or an address that starts with "https:"`;
  }
}

/** What is wrong with the host of a full address; undefined if nothing. */
function hostFault(address: string): string | undefined {
  if (!URL.canParse(address)) return `"${address}" isn't an address; look for a typing error`;
  const { hostname } = new URL(address);
  if (isLocal(hostname) || !/\.[a-z][a-z0-9-]+$/.test(hostname))
    return `"${address}" can't be opened by visitors; write a public address`;
  if (unfit.test(hostname))
    return `"${address}" is a draft, a short address or a private document; write the public address that it leads to`;
  return tracker.test(address) ? `"${address}" has tracking parameters; remove them` : undefined;
}

/** What is wrong with an address wherever it leads; undefined if nothing. */
function formFault(address: string): string | undefined {
  if (address.trim() === '')
    return 'The link has no address; write a path such as /fees, or an address that starts with "https:"';
  if (/[\s“”‘’«»\\]|%20$/.test(address)) return `"${address}" has a space, a quote or a backslash; remove it`;
  if (/^(?:www\.|https?\/\/|\/\/|https?:\/(?!\/)|https?:\w)/i.test(address))
    return `"${address}" isn't a full address; start it with "https://"`;
  if (/^[^@\s/:?#]+@[^@\s/:?#]+\.[a-z]{2,}$/i.test(address))
    return `"${address}" is an email address; start it with "mailto:"`;
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(address) ?? [];
  return scheme === undefined ? undefined : schemeFault(address, scheme.toLowerCase(), rest);
}

/** What is wrong with a link within this site. */
function pathFault(href: string, url: URL, { paths, ofType }: Site): string | undefined {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const filters = recordsIn(fieldsOf(ofType('UpdatesContent')[0]?.value).kinds).map(({ filter }) =>
    String(filter),
  );
  if (paths.has(path)) {
    const filter = path === '/updates' ? url.searchParams.get('filter') : null;
    const unknown =
      path === '/updates' ? [...url.searchParams.keys()].find((key) => key !== 'filter') : undefined;
    if (unknown !== undefined) return `"${unknown}" is nothing that ${path} reads; write "filter"`;
    if (filter !== null && !filters.includes(filter))
      return `"${filter}" isn't a filter of updates.yaml; ${suggestion(filter, filters)}`;
    return undefined;
  }
  if (outputs.includes(path) || feedsOf([...paths]).includes(path)) return undefined;
  if (/^\/updates\/page\/\d+$/.test(path)) return undefined;
  const redirect = recordsIn(fieldsOf(ofType('RedirectsContent')[0]?.value).items).find(
    ({ from }) => from === path,
  );
  if (redirect) return `${path} has moved; write ${String(redirect.to)}`;
  return `"${href}" isn't a page of this site; ${suggestion(path, paths, 'write the path of one, such as /fees')}`;
}

const hasOpenVariable = (address: string): boolean => /[{}]/.test(address);

/** What is wrong with a link of a file; undefined if nothing. */
function linkFault(
  content: ContentFile,
  { href, isOutside }: FoundLink,
  site: Site,
  origin: string,
): string | undefined {
  const address = interpolate(href, site.variables ?? new Map());
  // Another rule reports unknown variables.
  if (hasOpenVariable(address)) return undefined;
  const fault = formFault(address);
  if (fault !== undefined || isOutside) return fault;
  if (!/^(?:[a-z]+:|[/#?])/i.test(address) && content.type.route === undefined)
    return `"${href}" is relative to the page; start it with "/"`;
  const url = new URL(address, `${origin}${content.type.route?.(content.slug) ?? '/'}`);
  if (url.origin !== origin || (/^[#?]/.test(address) && content.type.pagesOf !== undefined))
    return undefined;
  const found = pathFault(href, url, site);
  // A redirect to a redirect is reported by another rule.
  return content.type.name === 'RedirectsContent' && found?.includes('has moved') ? undefined : found;
}

/** Links that lead nowhere. */
export const rule: Rule = {
  id: 'link',
  severity: 'error',
  about: 'A link to a page that doesn’t exist, or whose address isn’t one that visitors can open.',
  example: { file: 'footer.yaml', from: 'href: /fees', to: 'href: /feees' },
  needsAllFiles: true,
  checkFile: (content, site, report) => {
    const origin = `https://${site.variables?.get('domain') ?? 'site.invalid'}`;
    for (const link of linksOf(content)) {
      const fault = linkFault(content, link, site, origin);
      if (fault !== undefined) report(content, link.place(), fault);
    }
  },
};
