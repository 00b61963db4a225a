/** Writes nginx's configuration: a file for the http context, with a server that sends what `deploy:prepare` has compressed. */
import { envelopeRate, maxEnvelopeBytes, type Tunnel } from '../error-reports';
import { pageLookup } from '../page-lookup';
import { patternSource } from '../path-pattern';
import {
  allowOrigin,
  cacheControl,
  hstsName,
  mediaTypes,
  resourcePolicy,
  type SiteRules,
  sharedHeaders,
} from '../site-rules';

/** Where nginx listens and what it serves. */
export interface NginxPlace {
  /** The folder of the site, absolute. */
  readonly root: string;
  /** A loopback port without TLS; port 443 with the certificates of the folder without it. */
  readonly port?: number;
  /** Folder of fullchain.pem and privkey.pem. */
  readonly certificates?: string;
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\$]/g, '\\$&')}"`;

const mapOf = (input: string, output: string, rows: readonly string[]): string =>
  `map ${input} ${output} {\n${rows.map((row) => `  ${row};`).join('\n')}\n}`;

const byPattern = (patterns: readonly string[], value: string): string[] =>
  patterns.map((pattern) => `"~${patternSource(pattern)}" ${quoted(value)}`);

/** Maps from the address that was asked for to the one where the page is. String keys of a map ignore the case. */
const pageMaps = (rules: SiteRules): string[] => [
  mapOf('$request_uri', '$site_path', ['"~^(?<site_asked>[^?]*)" $site_asked']),
  mapOf('$uri', '$site_stem', ['"~*(?s)^(?<site_name>.*?)(/index)?(\\.html)?/*$" $site_name']),
  mapOf('$site_stem', '$site_page', [
    'default ""',
    ...pageLookup(rules).map(([from, to]) => `${quoted(from === '/' ? '' : from)} ${quoted(to)}`),
  ]),
  mapOf('"$site_path $site_page"', '$site_moved', ['default $site_page', '"~^(\\S+) \\1$" ""', '"~ $" ""']),
  mapOf('$site_moved', '$site_location', [
    '"~^(?<site_to>[^#]*)(?<site_part>.*)$" "$site_to$is_args$args$site_part"',
  ]),
];

/** Only the configured project gets what is sent here, without cookies and without the visitor's address. */
const tunnelLocation = ({ path, endpoint }: Tunnel): string => `
  location = ${path} {
    if ($request_method != POST) { return 405; }
    if ($site_envelope = "") { return 415; }
    limit_req zone=site_reports burst=${envelopeRate.burst} nodelay;
    limit_req_status 429;
    client_max_body_size ${maxEnvelopeBytes};
    proxy_pass ${quoted(endpoint)};
    proxy_pass_request_headers off;
    proxy_set_header Content-Type $content_type;
    proxy_set_header User-Agent $http_user_agent;
    proxy_set_header Origin $http_origin;
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
    proxy_hide_header Set-Cookie;
    proxy_connect_timeout 5s;
    proxy_read_timeout 10s;
  }
`;

const tunnelMaps = [
  mapOf('$content_type', '$site_envelope', [
    'default ""',
    '"~^(text/plain|application/x-sentry-envelope)(;|$)" yes',
  ]),
  `limit_req_zone $binary_remote_addr zone=site_reports:1m rate=${envelopeRate.perSecond}r/s;`,
];

function redirectServers(rules: SiteRules, { port, certificates }: NginxPlace): string {
  const names = rules.otherHosts.join(' ');
  const hsts = rules.headers[hstsName] ?? '';
  const target = `server_tokens off; add_header ${hstsName} ${quoted(hsts)} always; return 301 ${rules.origin}$request_uri;`;
  if (port !== undefined) return `server { listen 127.0.0.1:${port}; server_name ${names}; ${target} }`;
  return `server { listen 80 default_server; listen [::]:80 default_server; ${target} }
server {
  listen 443 ssl http2 default_server;
  listen [::]:443 ssl http2 default_server;
${tls(certificates)}
  ${target}
}`;
}

const tls = (
  certificates = '/etc/nginx/certificates',
): string => `  ssl_certificate ${certificates}/fullchain.pem;
  ssl_certificate_key ${certificates}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site_tls:2m;`;

function listen(rules: SiteRules, { port, certificates }: NginxPlace): string {
  if (port !== undefined) return `  listen 127.0.0.1:${port} default_server;`;
  return `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${new URL(rules.origin).hostname};
${tls(certificates)}`;
}

/** The configuration file. */
export function nginxConfig(rules: SiteRules, place: NginxPlace): string {
  const { [resourcePolicy]: sameOrigin = '', ...headers } = rules.headers;
  const maps = [
    ...pageMaps(rules),
    mapOf('$uri', '$site_cache_control', [
      `default ${quoted(cacheControl.revalidated)}`,
      ...byPattern(rules.immutable, cacheControl.immutable),
    ]),
    mapOf('$uri', '$site_resource_policy', [
      `default ${quoted(sameOrigin)}`,
      ...byPattern(rules.shared, sharedHeaders[resourcePolicy]),
    ]),
    // A header without a value isn't sent.
    mapOf('$uri', '$site_allow_origin', [
      'default ""',
      ...byPattern(rules.shared, sharedHeaders[allowOrigin]),
    ]),
    mapOf('"$status $uri"', '$site_allow', [
      'default ""',
      ...(rules.tunnel ? [`${quoted(`405 ${rules.tunnel.path}`)} POST`] : []),
      '"~^405 " "GET, HEAD"',
    ]),
    ...(rules.tunnel ? tunnelMaps : []),
  ];
  const types = Object.entries(mediaTypes).map(([name, type]) => `    ${quoted(type)} ${name};`);
  const constant = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by npm run deploy:prepare. It needs the module libnginx-mod-http-brotli-static.
map_hash_bucket_size 256;
map_hash_max_size 8192;

${maps.join('\n\n')}

${redirectServers(rules, place)}

server {
${listen(rules, place)}
  root ${place.root};
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  types {
${types.join('\n')}
  }

${constant.join('\n')}
  add_header Cache-Control $site_cache_control always;
  add_header ${resourcePolicy} $site_resource_policy always;
  add_header ${allowOrigin} $site_allow_origin;
  add_header Allow $site_allow always;

  if ($site_moved) { return 301 $site_location; }

  error_page 404 ${rules.errorPage};
  location = ${rules.errorPage} { internal; }
  location ~ \\.(br|gz)$ { internal; }
  location / { try_files $uri $uri/index.html =404; }
${rules.tunnel ? tunnelLocation(rules.tunnel) : ''}}
`;
}
