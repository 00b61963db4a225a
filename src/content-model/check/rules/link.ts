import type { Position } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { suggestion } from '../../read/suggestions';
import { interpolate } from '../../variables';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

type FoundLink = {
  readonly href: string;
  readonly place: Position | undefined;
  readonly isOutside?: boolean;
};

/** Every link of a file, in fields and in the body. */
const linksOf = (content: ContentFile): FoundLink[] => [
  ...scalarsOf(content).flatMap(({ path, value, shape }) =>
    typeof value === 'string' && (shape.link || shape.format === 'uri')
      ? [{ href: value, place: content.placeOf(path), isOutside: !shape.link }]
      : [],
  ),
  ...[...nodesIn(content.tree())].flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? [{ href: node.url, place: node.position }] : [],
  ),
];

/** Drafts of this site, which nothing may name. */
const preview = /[\w-]+\.(?:netlify\.app|pages\.dev|vercel\.app)\b/g;

/** Hosts of documents shared within a team, and of short addresses. */
const unfit =
  'ngrok(?:-free)?\\.(?:app|io)|gatsbyjs\\.io|herokuapp\\.com|docs\\.google\\.com|drive\\.google\\.com|notion\\.so|atlassian\\.net|figma\\.com|sharepoint\\.com|slack\\.com|bit\\.ly|t\\.co|tinyurl\\.com|goo\\.gl|lnkd\\.in|ow\\.ly|safelinks\\.protection\\.outlook\\.com|urldefense\\.com';
const onHost = (hosts: string): RegExp => new RegExp(`^https://(?:${hosts})(?::\\d+)?(?:[/?#]|$)`, 'i');

/** Addresses that are wrong wherever they lead, with what to do about each. */
const wrong: readonly (readonly [RegExp, string])[] = [
  [/[\s“”‘’«»\\]|%20$/, 'has a space, a quote or a backslash; remove it'],
  [
    /^(?:www\.|https?\/\/|\/\/|https?:\/(?!\/)|https?:\w)/i,
    'isn\'t a full address; start it with "https://"',
  ],
  [/^[^@\s/:?#]+@[^@\s/:?#]+\.[a-z]{2,}$/i, 'is an email address; start it with "mailto:"'],
  [/^http:/i, 'isn\'t encrypted; write "https:"'],
  [
    /^mailto:(?![^@\s/]+@[^@\s/]+\.[a-z]{2,}(?:\?.*)?$)/i,
    "isn't an email address; write one such as mailto:{emails.support}",
  ],
  [/^tel:(?!\+?[\d()-]{5,}$)/i, "isn't a phone number"],
  [
    /^(?!https:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i,
    'isn\'t an address for visitors; write a path such as /fees, or start it with "https:"',
  ],
  [
    onHost('[^./?#]+|[\\d.]+|\\[[^\\]]*\\]|[^/?#]*\\.(?:localhost|local|internal|lan|home|test)'),
    "can't be opened by visitors; write a public address",
  ],
  [
    onHost(`(?:[^/?#]*\\.)?(?:${unfit})`),
    'is a draft, a short address or a private document; write the public address that it leads to',
  ],
  [/[?&](?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid)=/, 'has tracking parameters; remove them'],
];

/** What is wrong with an address wherever it leads; undefined if nothing. */
function formFault(address: string): string | undefined {
  if (address.trim() === '')
    return 'The link has no address; write a path such as /fees, or an address that starts with "https:"';
  const [, reason] = wrong.find(([pattern]) => pattern.test(address)) ?? [];
  if (reason !== undefined) return `"${address}" ${reason}`;
  return /^https:/i.test(address) && !URL.canParse(address)
    ? `"${address}" isn't an address; look for a typing error`
    : undefined;
}

/** What is wrong with a link within this site. */
function pathFault(href: string, url: URL, { paths, served, ofType }: Site): string | undefined {
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
  if (served.has(path) || /^\/updates\/page\/\d+$/.test(path)) return undefined;
  const redirect = recordsIn(fieldsOf(ofType('RedirectsContent')[0]?.value).items).find(
    ({ from }) => from === path,
  );
  if (redirect) return `${path} has moved; write ${String(redirect.to)}`;
  return `"${href}" isn't a page of this site; ${suggestion(path, paths, 'write the path of one, such as /fees')}`;
}

/** What is wrong with a link of a file; undefined if nothing. */
function linkFault(
  content: ContentFile,
  { href, isOutside }: FoundLink,
  site: Site,
  origin: string,
): string | undefined {
  const address = interpolate(href, site.variables ?? new Map());
  // Another rule reports unknown variables.
  if (/[{}]/.test(address)) return undefined;
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
    for (const { 0: host, index } of content.text.matchAll(preview))
      report(content, content.pointAt(index), `"${host}" is a draft of the site; write the public address`);
    for (const link of linksOf(content)) {
      const fault = linkFault(content, link, site, origin);
      if (fault !== undefined) report(content, link.place, fault);
    }
  },
};
