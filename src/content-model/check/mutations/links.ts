import { atTopOfBody, type Mutation } from './mutation';

const article = 'documentation/fedwire.md';

/** A link in an article with a wrong address. */
const linked = (name: string, address: string, message: string, fix: string): Mutation => ({
  name,
  file: article,
  edit: atTopOfBody(`See ¦[this page](${address}) first.`),
  message,
  fix,
});

/** An address in the footer. */
const inFooter = (name: string, address: string, message: string, fix: string): Mutation => ({
  name: `${name} in YAML`,
  file: 'footer.yaml',
  from: 'name: Contact, href: /contact',
  to: `name: Contact, href: ¦${address}`,
  message,
  fix,
});

const pathOrHttps = 'write a path such as /fees';

/** Places that take an address, with a text around it. */
const places: readonly [
  name: string,
  file: string,
  from: string | RegExp,
  to: (address: string) => string,
][] = [
  ['a menu', 'navigation.yaml', 'href: /fees', (address) => `href: ¦"${address}"`],
  ['the footer', 'footer.yaml', 'href: /contact', (address) => `href: ¦"${address}"`],
  [
    'a goal of the documentation',
    'documentation.yaml',
    'href: /documentation/codes,',
    (address) => `href: ¦"${address}",`,
  ],
  [
    'the documentation of a product',
    'products/ach.yaml',
    /^documentation: .*/m,
    (address) => `documentation: ¦"${address}"`,
  ],
  ['the rules for reports', 'security-txt.yaml', /^policy: .*/m, (address) => `policy: ¦"${address}"`],
  ['the source of a fact', 'facts.yaml', /^( {4}url: ).*/m, (address) => `$1¦"${address}"`],
  ['the source of codes', 'codes/ach-returns.yaml', /url: "[^"]*"/, (address) => `url: ¦"${address}"`],
  ['the address of the status page', 'site.yaml', /^( {2}status: ).*/m, (address) => `$1¦"${address}"`],
  ['the API description', 'api/openapi.yaml', 'url: "{urls.api}"', (address) => `url: ¦"${address}"`],
  ['a link of a text', article, '## Hours\n', (address) => `## Hours\n\nSee ¦[this](${address}).\n`],
  ['a link in angle brackets', article, '## Hours\n', (address) => `## Hours\n\nSee ¦<${address}>.\n`],
  [
    'a reference of a text',
    article,
    '## Hours\n',
    (address) => `## Hours\n\nSee [this][x].\n\n¦[x]: ${address}\n`,
  ],
  [
    'a picture of a text',
    'updates/wire-reversals.md',
    '## The new part\n',
    (address) => `¦![A wire.](${address})\n\n## The new part\n`,
  ],
];

/** Errors in links. */
export const linksMutations: readonly Mutation[] = [
  ...places.map(
    ([place, file, from, to]): Mutation => ({
      name: `javascript: in ${place}`,
      file,
      from,
      to: to('javascript:alert(1)'),
      message: /javascript:/,
      fix: /write a path|start it with https:|images\//,
    }),
  ),
  linked(
    'javascript: in capitals',
    'JavaScript:alert(1)',
    'links cannot start with "JavaScript:"',
    pathOrHttps,
  ),
  linked(
    'javascript: with an entity',
    'java&#115;cript:alert(1)',
    'links cannot start with "javascript:"',
    pathOrHttps,
  ),
  linked('data:', 'data:text/html,x', 'links cannot start with "data:"', pathOrHttps),
  linked('vbscript:', 'vbscript:x', 'links cannot start with "vbscript:"', pathOrHttps),
  inFooter('data:', '"data:text/html,x"', 'links cannot start with "data:"', pathOrHttps),
  linked('http:', 'http://example.com/', '"http://example.com/" is not encrypted', 'write "https:"'),
  inFooter('http:', 'http://example.com/', 'is not encrypted', 'write "https:"'),
  {
    name: 'http: in the source of a fact',
    file: 'facts.yaml',
    from: /^( {4}url: )https:(.*)$/m,
    to: '$1¦http:$2',
    message: 'is not encrypted',
    fix: 'write "https:"',
  },
  linked('htps:', 'htps://example.com/', 'links cannot start with "htps:"', 'did you mean "https:"?'),
  inFooter('htps:', 'htps://example.com/', 'links cannot start with "htps:"', 'did you mean "https:"?'),
  linked('maito:', 'maito:a@example.com', 'links cannot start with "maito:"', 'did you mean "mailto:"?'),
  inFooter('maito:', '"maito:{emails.sales}"', 'links cannot start with "maito:"', 'did you mean "mailto:"?'),
  linked('an empty mailto:', 'mailto:', '"mailto:" has no address', 'write it after the colon'),
  inFooter('an empty mailto:', '"mailto:"', '"mailto:" has no address', 'write it after the colon'),
  linked('a mailto: without a host', 'mailto:sales', 'is not an email address', 'mailto:{emails.support}'),
  linked(
    'an email address without mailto:',
    '{emails.sales}',
    'is an email address',
    'start it with "mailto:"',
  ),
  linked('an address without a scheme', '//example.com/', 'has no scheme', 'start it with "https://"'),
  inFooter('an address without a scheme', '//example.com/', 'has no scheme', 'start it with "https://"'),
  linked(
    'an address that starts with www',
    'www.example.com',
    'is not a full address',
    'start it with "https://"',
  ),
  linked('one slash after the scheme', 'https:/example.com', 'is not an address', 'a full address'),
  linked(
    'no colon after the scheme',
    'https//example.com',
    'is not a full address',
    'start it with "https://"',
  ),
  linked('a scheme twice', 'https://https://example.com', 'has a scheme twice', 'once'),
  linked('a host without a dot', 'https://example/', 'has no valid host', 'write a full address'),
  linked('a host with a comma', 'https://www.nacha,org/', 'has no valid host', 'write a full address'),
  linked('localhost', 'https://localhost:8000/fees', 'is only on your computer', 'write the public address'),
  inFooter('localhost', 'http://localhost:8000/fees', 'is only on your computer', 'write the public address'),
  linked(
    'an address of the network',
    'https://192.168.1.7/fees',
    'is only on your computer or network',
    'public address',
  ),
  linked(
    'a preview',
    'https://deploy-preview-12--site.netlify.app/fees',
    'is a preview',
    'write the public address',
  ),
  linked(
    'a preview of this site',
    'https://staging.{domain}/fees',
    'is a preview',
    'write the public address',
  ),
  linked('a curly quote', '/fees”', 'has a curly quote', 'remove it'),
  linked('a dead link', '/fee', '"/fee" is not a page', 'did you mean "/fees"?'),
  linked('a former address', '/pricing', '"/pricing" is not a page', 'write "/fees", where it redirects'),
  linked('a path in capitals', '/Products/ACH', 'is not a page', 'did you mean "/products/ach"?'),
  linked(
    'a file of a text',
    '/documentation/fedach.html',
    'is not a page',
    'did you mean "/documentation/fedach"?',
  ),
  linked(
    'a file below content/',
    '/content/documentation/fedach.md',
    'is not a page',
    'did you mean "/documentation/fedach"?',
  ),
  linked('a path with two slashes', '/products//ach', 'is not a page', 'did you mean "/products/ach"?'),
  linked(
    'a page in another folder',
    '/docs/webhooks',
    'is not a page',
    'did you mean "/documentation/webhooks"?',
  ),
  linked('an unknown page', '/nothing/like-this-at-all', 'is not a page', 'write the address of a page'),
  linked(
    'an unknown Markdown file',
    '/documentation/webhoks.md',
    'is not a page',
    'did you mean "/documentation/webhooks"?',
  ),
  linked('an unknown lifecycle file', '/lifecycles/ach.json', 'is not a page', 'write the address'),
  linked('an unknown file', '/licenses/font.txt', 'is not a page', 'write the address of a page'),
  inFooter('a dead link', '/contacts', '"/contacts" is not a page', 'did you mean "/contact"?'),
  inFooter('a relative link', 'contact', '"contact" is not a page', 'did you mean "/contact"?'),
  linked(
    'a part of this page',
    '#the-route-of-wire',
    'does not have the part "the-route-of-wire"',
    'did you mean "#the-route-of-a-wire"?',
  ),
  linked(
    'a part of another page',
    '/documentation/fedach#sates',
    '/documentation/fedach does not have the part',
    'did you mean "#states"?',
  ),
  linked('a part in capitals', '#Hours', 'does not have the part "Hours"', 'did you mean "#hours"?'),
  linked('an empty part', '#', '"#" leads nowhere', 'write the id of a heading'),
  linked('a part of the prices', '/fees#wire', '/fees does not have the part', 'did you mean "#wires"?'),
  linked(
    'a part of the facts',
    '/facts#fedwire-open',
    '/facts does not have the part',
    'did you mean "#fedwire-opens"?',
  ),
  linked(
    'a part of a code',
    '/documentation/codes/ach-returns/r01#simulation',
    'does not have the part "simulation"',
    'did you mean "#simulate"?',
  ),
  linked(
    'a part of the reference',
    '/documentation/api/cards#create_crd',
    'does not have the part "create_crd"',
    'did you mean "#create_card"?',
  ),
  linked(
    'a part of a product',
    '/products/ach#pricing',
    '/products/ach does not have the part "pricing"',
    'write the id',
  ),
  inFooter(
    'a part of another page',
    '/documentation/webhooks#verify',
    '/documentation/webhooks does not have the part "verify"',
    '#',
  ),
  inFooter('a part of any page', '"#contact"', 'not every page has the part "contact"', 'write the id'),
  {
    name: 'a heading that others link to, renamed',
    file: 'documentation/rate-limits.md',
    from: '## Retention',
    to: '## Data retention',
    at: { file: 'documentation/compliance.md', text: '[retention](/documentation/rate-limits#retention)' },
    message: 'does not have the part "retention"',
    fix: 'did you mean "#data-retention"?',
  },
  linked(
    'an unknown filter',
    '/updates?filter=Product+Update',
    '"Product Update" is not a filter',
    'did you mean "Product Updates"?',
  ),
  linked(
    'a misspelled key',
    '/updates?fitler=Product+Updates',
    'does not use "fitler"',
    'did you mean "filter"?',
  ),
  inFooter(
    'an unknown filter',
    '/updates?filter=Changelog',
    '"Changelog" is not a filter',
    'use one of: Product Updates',
  ),
  linked(
    'a key of another page',
    '/contact?filter=Engineering',
    '/contact does not use "filter"',
    'language',
  ),
];
