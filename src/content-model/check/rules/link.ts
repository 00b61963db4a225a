import { isIP } from 'node:net';
import type { Definition, Image, Link, Nodes } from 'mdast';
import type { Point, Position } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { suggestion } from '../../read/suggestions';
import { feedsOf, outputs } from '../../routes';
import { interpolate, type Variables } from '../../variables';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

type FoundLink = {
  readonly href: string;
  readonly place: Point | Position | undefined;
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
      found.push({ href: entry, place: content.placeOf(own), isOutside: true });
    else addressesIn(content, entry, own, found);
  }
}

/** Every link of a file, in fields and in the body. */
function linksOf(content: ContentFile): FoundLink[] {
  const found: FoundLink[] = [];
  for (const { path, value, shape } of scalarsOf(content))
    if (typeof value === 'string' && (shape.link || shape.format === 'uri'))
      found.push({ href: value, place: content.placeOf(path), isOutside: !shape.link });
  if (content.type.standard) addressesIn(content, content.value, [], found);
  const visit = (node: Nodes): void => {
    if (node.type === 'link' || node.type === 'definition')
      found.push({ href: (node as Link | Definition).url, place: node.position });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(content.tree());
  return found;
}

/** Every picture of a body. */
export function imagesOf(content: ContentFile): Image[] {
  const found: Image[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'image') found.push(node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(content.tree());
  return found;
}

const isLocal = (host: string): boolean =>
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|test))$/.test(host) ||
  isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** Hosts of drafts, of documents shared within a team, and of short addresses. */
const unfit =
  /(?:^|\.)(?:netlify\.app|pages\.dev|vercel\.app|ngrok(?:-free)?\.(?:app|io)|gatsbyjs\.io|herokuapp\.com|docs\.google\.com|drive\.google\.com|notion\.so|atlassian\.net|figma\.com|sharepoint\.com|slack\.com|bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|ow\.ly|safelinks\.protection\.outlook\.com|urldefense\.com)$/;

const tracker = /[?&](?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid)=/;

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
  if (scheme === undefined) return undefined;
  if (scheme === 'http') return `"${address}" isn't encrypted; write "https:"`;
  if (scheme === 'mailto')
    return /^[^@\s/]+@[^@\s/]+\.[a-z]{2,}(?:\?.*)?$/i.test(rest)
      ? undefined
      : `"${address}" isn't an email address; write one such as mailto:{emails.support}`;
  if (scheme === 'tel')
    return /^\+?[\d()-]{5,}$/.test(rest) ? undefined : `"${address}" isn't a phone number`;
  if (scheme !== 'https')
    return `"${address}" starts with "${scheme}:"; write a path such as /fees, or an address that starts with "https:"`;
  if (!URL.canParse(address)) return `"${address}" isn't an address; look for a typing error`;
  const { hostname } = new URL(address);
  if (isLocal(hostname) || !/\.[a-z][a-z0-9-]+$/.test(hostname))
    return `"${address}" can't be opened by visitors; write a public address`;
  if (unfit.test(hostname))
    return `"${address}" is a draft, a short address or a private document; write the public address that it leads to`;
  return tracker.test(address) ? `"${address}" has tracking parameters; remove them` : undefined;
}

/** What is wrong with a link within this site. */
function pathFault(href: string, url: URL, { paths, ofType }: Site): string | undefined {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  const filters = recordsIn(fieldsOf(ofType('UpdatesContent')[0]?.value).kinds).map(({ filter }) =>
    String(filter),
  );
  if (paths.has(path)) {
    const filter = path === '/updates' ? url.searchParams.get('filter') : null;
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

/** Links that lead nowhere. */
export const rule: Rule = {
  id: 'link',
  severity: 'error',
  about: 'A link to a page that doesn’t exist, or whose address isn’t one that visitors can open.',
  example: { file: 'footer.yaml', from: 'href: /fees', to: 'href: /feees' },
  needsAllFiles: true,
  checkFile: (content, site, report) => {
    const variables: Variables = site.variables ?? new Map();
    const origin = variables.has('domain') ? `https://${variables.get('domain')}` : 'https://site.invalid';
    const own = content.type.route?.(content.slug);
    const leadsOn = content.type.name === 'RedirectsContent';
    for (const { href, place, isOutside } of linksOf(content)) {
      const address = interpolate(href, variables);
      // Another rule reports unknown variables.
      if (hasOpenVariable(address)) continue;
      const fault = formFault(address);
      if (fault !== undefined) report(content, place, fault);
      else if (!isOutside && !/^[a-z]+:/i.test(address) && !/^[/#?]/.test(address))
        report(content, place, `"${href}" is relative to the page; start it with "/"`);
      else if (!isOutside && URL.canParse(address, origin)) {
        const url = new URL(address, `${origin}${own ?? '/'}`);
        if (url.origin !== origin || (/^[#?]/.test(address) && content.type.pagesOf !== undefined)) continue;
        const found = pathFault(href, url, site);
        if (found !== undefined && !(leadsOn && found.includes('has moved'))) report(content, place, found);
      }
    }
  },
};
