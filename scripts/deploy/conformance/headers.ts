/** Security headers, caching and media types. */
import { matchesAny } from '../path-pattern';
import {
  allowOrigin,
  cacheControlOf,
  ending,
  mediaTypes,
  resourcePolicy,
  sharedHeaders,
} from '../site-rules';
import { type Check, checkEach, differs } from './check';

/** The media type without its parameters, in today's name. */
export const mediaType = (header = ''): string =>
  (header.split(';')[0] ?? '')
    .trim()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');

/** Pages, the 404 page and a file have every security header. */
export const securityHeaders: Check = ({ ask, rules }) =>
  checkEach(
    ['/', rules.routes.at(-1) ?? '/', '/no-such-page', '/robots.txt'].map((path) => ({ path })),
    async ({ path }) => {
      const { headers } = await ask(path);
      const policy = (matchesAny(rules.shared, path) ? sharedHeaders : rules.headers)[resourcePolicy];
      const expected = Object.entries({ ...rules.headers, [resourcePolicy]: policy }).map(([name, value]) =>
        differs(name, headers[name.toLowerCase()], value),
      );
      return [...expected, 'set-cookie' in headers && 'a cookie is set'];
    },
  );

const addressOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

/** Each file has its media type, its Cache-Control and its rule for other sites. HEAD has no body. */
export const files: Check = ({ ask, site, rules, ownCaching }) =>
  checkEach(
    site.files.filter((file) => file !== rules.errorPage).map((path) => ({ path })),
    async ({ path }) => {
      // As from a page of another site.
      const request = { method: 'HEAD', headers: { origin: 'https://reader.example' } };
      const { status, headers, body } = await ask(addressOf(path), request);
      const isShared = matchesAny(rules.shared, path);
      const expected: Readonly<Record<string, string>> = isShared ? sharedHeaders : rules.headers;
      return [
        differs('status', status, 200),
        differs('media type', mediaType(headers['content-type']), mediaType(mediaTypes[ending(path)])),
        !ownCaching && differs('Cache-Control', headers['cache-control'], cacheControlOf(rules, path)),
        ...[resourcePolicy, allowOrigin].map((name) =>
          differs(name, headers[name.toLowerCase()], expected[name]),
        ),
        differs('length of the body', body.length, 0),
      ];
    },
  );
