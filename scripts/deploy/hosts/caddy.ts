/** Writes Caddy's configuration: a Caddyfile with a site that sends what `deploy:prepare` has compressed. */
import { maxEnvelopeBytes, type Tunnel } from '../error-reports';
import { pageLookup } from '../page-lookup';
import { patternSource } from '../path-pattern';
import { cacheControl, hstsName, mediaTypes, type SiteRules, sharedHeaders } from '../site-rules';

/** Where Caddy listens and what it serves. */
export interface CaddyPlace {
  /** The folder of the site, absolute. */
  readonly root: string;
  /** A loopback port without TLS; without it Caddy gets certificates itself and listens on 80 and 443. */
  readonly port?: number;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const anyOf = (patterns: readonly string[]): string => patterns.map(patternSource).join('|');

/** Every form of a page's address: in capitals, with more slashes, with a slash, "index" or ".html" at the end. */
const forms = (path: string): string => {
  const name = path.slice(1).replaceAll('.', '\\.').replaceAll('/', '/+');
  return name === '' ? '(?i)^/+(index)?(\\.html)?/*$' : `(?i)^/+${name}(/+index)?(\\.html)?/*$`;
};

/** Only the configured project gets what is sent here, without cookies and without the visitor's address. */
function tunnel({ path, endpoint }: Tunnel): string {
  const { origin, pathname, search } = new URL(endpoint);
  const removed = [
    'Cookie',
    'Authorization',
    'Referer',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
  ];
  return `
  handle ${path} {
    @other not method POST
    header @other Allow POST
    error @other 405
    @text not header_regexp Content-Type ^(text/plain|application/x-sentry-envelope)(;|$)
    error @text 415
    @large not expression \`int({header.Content-Length}) <= ${maxEnvelopeBytes}\`
    error @large 413
    rewrite * ${pathname}${search}
    reverse_proxy ${origin} {
      header_up Host {upstream_hostport}
${removed.map((name) => `      header_up -${name}`).join('\n')}
      header_down -Set-Cookie
    }
  }
`;
}

/** The path exactly as it was requested, in an expression. */
const asked = '{http.request.uri}.split("?")[0]';

/** What only addresses in a wrong form have: a slash, ".html" or "index" at the end, "//", a dot as a folder, an escaped character. */
const misspelled = `${asked}.matches("(/|[.]html|/index)$|//|/[.]|%")`;

const sendFile = `file_server {
      precompressed br gzip
      disable_canonical_uris
    }`;

function site(rules: SiteRules, { root }: CaddyPlace): string {
  const headers = Object.entries(rules.headers).map(([name, value]) => `      ${name} ${quoted(value)}`);
  const types = Object.entries(mediaTypes).map(([ending, type]) => `    ~\\.${ending}$ ${quoted(type)}`);
  const pages = pageLookup(rules).map(([from, to]) => {
    const [page = '', part] = to.split('#');
    return `    ${quoted(`~${forms(from)}`)} ${quoted(page)} ${quoted(part === undefined ? '' : `#${part}`)}`;
  });
  const allHeaders = `header {
${headers.join('\n')}
      Cache-Control ${quoted(cacheControl.revalidated)}
      ?Vary Accept-Encoding
    }
    header -Server`;
  return `
  root * ${root}

  # Caddy reads a map only where its placeholder is used.
  map {http.vars.site_path} {site_page} {site_part} {
${pages.join('\n')}
    default "" ""
  }
  map {path} {site_type} {
${types.join('\n')}
    default application/octet-stream
  }
  map {query} {site_query} {
    "" ""
    default "?{query}"
  }

  route {
    ${allHeaders}
${rules.tunnel ? tunnel(rules.tunnel) : ''}
    # The path without escapes, dots and double slashes.
    @path path_regexp path (?s)^(.*)$
    vars @path site_path {re.path.1}
    @moved expression \`${misspelled} && {site_page} != "" && {site_page} != ${asked}\`
    redir @moved {site_page}{site_query}{site_part} 301
    @refused not method GET HEAD
    header @refused Allow "GET, HEAD"
    error @refused 405
    @hidden path *.br *.gz ${rules.errorPage}
    error @hidden 404
    # No file is there, but Caddy would send the file before the slash, and 500 for a name that no file can have.
    @impossible path_regexp .+/$|[^/]{256}|\\x00
    error @impossible 404
    try_files {path} {path}/index.html

    @immutable path_regexp ${anyOf(rules.immutable)}
    header @immutable Cache-Control ${quoted(cacheControl.immutable)}
    @shared path_regexp ${anyOf(rules.shared)}
    header @shared {
${Object.entries(sharedHeaders)
  .map(([name, value]) => `      ${name} ${value}`)
  .join('\n')}
    }
    header Content-Type {site_type}
    ${sendFile}
  }

  handle_errors {
    ${allHeaders}
    # In place of the type of the address that was requested.
    header Content-Type "text/plain; charset=utf-8"
    @missing expression \`{http.error.status_code} == 404\`
    handle @missing {
      header Content-Type ${quoted(mediaTypes.html ?? '')}
      @known expression \`{site_page} != ""\`
      redir @known {site_page}{site_query}{site_part} 301
      rewrite * ${rules.errorPage}
      # With them, Caddy sends a 404 without its page to browsers that have it, or a part of it.
      request_header -If-*
      request_header -Range
      ${sendFile}
    }
    respond "{http.error.status_code} {http.error.status_text}"
  }
`;
}

/** The configuration file. */
export function caddyConfig(rules: SiteRules, place: CaddyPlace): string {
  const { host } = new URL(rules.origin);
  const local = place.port !== undefined;
  const options = local ? '{\n  admin off\n  auto_https off\n}\n\n' : '';
  const address = (name: string) => (local ? `http://${name}:${place.port}` : name);
  const others = rules.otherHosts.map(address).join(', ');
  return `# Written by npm run deploy:prepare.
${options}${others} {
  header ${hstsName} ${quoted(rules.headers[hstsName] ?? '')}
  redir ${rules.origin}{uri} 301
}

${local ? `http://:${place.port}` : host} {${site(rules, place)}}
`;
}
