/** What is wrong with the address of a link, whichever file has it and wherever it leads. */
import { isIP } from 'node:net';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';

export type AddressFault = Pick<Diagnostic, 'message' | 'fix'>;

/** An address as written, and with its variables replaced. */
export type WrittenAddress = { readonly href: string; readonly address: string };

const schemes = ['https', 'mailto', 'tel'];

/** They run code, or show what isn't a page of a site. */
const unsafeSchemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'view-source'];

const whatToWrite = 'write a path such as /fees, or an address that starts with "https:"';

/** Hosts below which build services publish drafts of sites. */
const previewHosts = [
  'amplifyapp.com',
  'app.github.dev',
  'azurewebsites.net',
  'csb.app',
  'firebaseapp.com',
  'gatsbyjs.io',
  'gitpod.io',
  'gtsb.io',
  'herokuapp.com',
  'loca.lt',
  'netlify.app',
  'ngrok-free.app',
  'ngrok.app',
  'ngrok.io',
  'onrender.com',
  'pages.dev',
  'surge.sh',
  'trycloudflare.com',
  'vercel.app',
  'web.app',
  'webcontainer.io',
  'workers.dev',
];

const isBelow = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`);

/** A draft of this site or of another one. @param own the host of this site */
const isPreview = (host: string, own: string): boolean =>
  previewHosts.some((preview) => isBelow(host, preview)) ||
  (isBelow(host, own) && /^(?:[a-z0-9-]+-)?(?:preview|staging|stage|dev|test|draft|branch)\b/.test(host));

const isLocal = (host: string): boolean =>
  /^(localhost|.*\.(localhost|local|internal|lan|home|test))$/.test(host) ||
  isIP(host.replace(/^\[|\]$/g, '')) > 0;

/** Hosts of documents that are shared within a team, which visitors can't open. */
const teamHosts = [
  'docs.google.com',
  'drive.google.com',
  'atlassian.net',
  'figma.com',
  'notion.so',
  'onedrive.live.com',
  'sharepoint.com',
  'slack.com',
];

/** Hosts of short addresses, which don't say where they lead, and count clicks. */
const shorteners = [
  'bit.ly',
  'buff.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  't.co',
  'tinyurl.com',
];

/** Tracking parameters, which advertisers and newsletters add to addresses. */
const trackers = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid)$/;

/** The address without its tracking parameters; undefined if it has none. */
function withoutTrackers(address: URL): string | undefined {
  const names = [...address.searchParams.keys()].filter((name) => trackers.test(name));
  if (names.length === 0) return undefined;
  const plain = new URL(address);
  for (const name of names) plain.searchParams.delete(name);
  return plain.href;
}

/**
 * The address behind one that counts the click first: links copied from Google Docs, Outlook, Facebook and Slack, or from mail that
 * a filter has read, are of that form.
 */
function behind({ hostname: host, pathname, searchParams }: URL): string | undefined {
  const named = (...keys: string[]) => keys.map((key) => searchParams.get(key)).find(Boolean) ?? undefined;
  if (pathname === '/url' && /^(?:www\.)?google\.[a-z.]+$/.test(host)) return named('q', 'url');
  if (isBelow(host, 'safelinks.protection.outlook.com') || host === 'slack-redir.net') return named('url');
  if (/^lm?\.facebook\.com$/.test(host) && pathname === '/l.php') return named('u');
  if (host === 'urldefense.com') return /^\/v3\/__(.+?)__;/.exec(pathname)?.[1];
  return undefined;
}

/** Spaces, quotes and the like, which an address can't have. */
function characterFault({ href, address }: WrittenAddress): AddressFault | undefined {
  if (address === '') return { message: 'the link has no address', fix: whatToWrite };
  if (/[“”‘’«»„]/.test(href))
    return {
      message: `${quote(href)} has a curly quote`,
      fix: 'remove it; around a value, write straight quotes',
    };
  if (/^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t)\s*:/iu.test(address)) return undefined;
  if (/^[^:]*\s+:/.test(address) || /\s/.test(address))
    return { message: `${quote(href)} has a space`, fix: 'remove it, or write "%20"' };
  if (address.includes('\\')) return { message: `${quote(href)} has a backslash`, fix: 'write "/"' };
  return undefined;
}

function mailFault(href: string, mail: string): AddressFault | undefined {
  const [to = ''] = mail.split('?');
  if (to === '') return { message: `${quote(href)} has no address`, fix: 'write it after the colon' };
  if (/^\/\//.test(to))
    return { message: `${quote(href)} is not an email address`, fix: 'remove the slashes' };
  if (/^[^@\s/]+@[^@\s/]+\.[a-z]{2,}$/i.test(to) || /\{[^}]*\}/.test(to)) return undefined;
  const fix = 'write one such as mailto:{emails.support}';
  return { message: `${quote(href)} is not an email address`, fix };
}

/** A scheme that's missing, misspelled, unsafe or without the rest of the address. */
function schemeFault({ href, address }: WrittenAddress): AddressFault | undefined {
  // Browsers ignore white space and control characters in a scheme.
  const plain = address.replace(/[\s\p{Cc}]/gu, '');
  if (/^[\\/]{2}/.test(plain))
    return { message: `${quote(href)} has no scheme`, fix: 'start it with "https://"' };
  if (/^(?:www\.|https?\/\/)/i.test(plain))
    return { message: `${quote(href)} is not a full address`, fix: 'start it with "https://"' };
  if (/^[^@\s/:?#]+@[^@\s/:?#]+\.[a-z]{2,}$/i.test(plain))
    return { message: `${quote(href)} is an email address`, fix: 'start it with "mailto:"' };
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(plain) ?? [];
  if (scheme === undefined) return undefined;
  const name = scheme.toLowerCase();
  if (name === 'http') return { message: `${quote(href)} is not encrypted`, fix: 'write "https:" instead' };
  if (name === 'mailto') return mailFault(href, rest);
  if (name === 'tel' && !/^\+?[\d()-]{5,}$/.test(rest))
    return { message: `${quote(href)} is not a phone number`, fix: 'write one such as tel:+15550100' };
  if (schemes.includes(name)) return undefined;
  const fix = unsafeSchemes.includes(name)
    ? whatToWrite
    : fixFor(
        `${name}:`,
        schemes.map((one) => `${one}:`),
      );
  return { message: `links cannot start with ${quote(`${scheme}:`)}`, fix };
}

/** The fault of what can't be read as an address. */
export const notAnAddress = (href: string): AddressFault => ({
  message: `${quote(href)} is not an address`,
  fix: 'write a path such as /fees, or a full address such as https://example.com',
});

/** A host that only its author can reach, or that isn't one. */
function hostFault({ href, address }: WrittenAddress, own: string): AddressFault | undefined {
  if (!/^https:/i.test(address)) return undefined;
  const invalid = notAnAddress(href);
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return invalid;
  const { hostname: host, username } = new URL(address);
  if (isLocal(host))
    return { message: `${quote(href)} is only on your computer or network`, fix: 'write the public address' };
  if (isPreview(host, own))
    return {
      message: `${quote(href)} is a preview, which will not stay`,
      fix: 'write the public address, or a path such as /fees',
    };
  const end = behind(new URL(address));
  if (end !== undefined)
    return { message: `${quote(href)} leads through a service that counts clicks`, fix: `write "${end}"` };
  if (shorteners.some((short) => isBelow(host, short)))
    return {
      message: `${quote(href)} does not say where it leads`,
      fix: 'open it, and write the address of the page that it shows',
    };
  const plain = withoutTrackers(new URL(address));
  if (plain !== undefined)
    return { message: `${quote(href)} has tracking parameters`, fix: `write "${plain}"` };
  if (teamHosts.some((team) => isBelow(host, team)))
    return {
      message: `${quote(href)} is a shared document, which visitors can't open`,
      fix: 'write the address of a public page',
    };
  if (username !== '') return { message: `${quote(href)} has a user name`, fix: 'remove what is before "@"' };
  if (/[.,;]$/.test(address))
    return { message: `${quote(href)} ends with punctuation`, fix: `remove the "${address.at(-1)}"` };
  if (host === 'https' || host === 'http')
    return { message: `${quote(href)} has a scheme twice`, fix: 'write "https://" once' };
  if (!/^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host))
    return {
      message: `${quote(href)} has no valid host`,
      fix: 'write a full address such as https://example.com',
    };
  return undefined;
}

/**
 * What is wrong with an address itself; undefined for one that may lead somewhere.
 * @param origin of this site
 */
export function addressFault(written: WrittenAddress, origin: string): AddressFault | undefined {
  const fault = characterFault(written) ?? schemeFault(written);
  const { hostname } = new URL(origin);
  // With "https:", an address on the editor's computer would still be wrong.
  if (fault && /^http:/i.test(written.address))
    return (
      hostFault({ ...written, address: written.address.replace(/^http:/i, 'https:') }, hostname) ?? fault
    );
  if (fault) return fault;
  // An unknown variable has an error already.
  if (/\{[^}]*\}/.test(written.address)) return undefined;
  return hostFault(written, hostname);
}
