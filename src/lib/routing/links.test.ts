import { currencyOf, parseLink } from './links';

const internal = (path: string, search = '', hash = '') => ({
  kind: 'internal',
  href: `${path}${search}${hash}`,
  path,
  search,
  hash,
});
const external = (href: string, host: string) => ({ kind: 'external', href, host });
const other = (href: string, scheme: string) => ({ kind: 'other', href, scheme });

test.each([
  ['/', internal('/')],
  ['/fees', internal('/fees')],
  ['/fees/', internal('/fees')],
  ['/fees//', internal('/fees')],
  ['fees', internal('/fees')],
  ['/products/ach', internal('/products/ach')],
  ['/products/../fees', internal('/fees')],
  ['/fees#how', internal('/fees', '', '#how')],
  ['/fees/#how', internal('/fees', '', '#how')],
  ['/updates?filter=Customer+story', internal('/updates', '?filter=Customer+story')],
  ['/updates?filter=a&b=c#d', internal('/updates', '?filter=a&b=c', '#d')],
  ['/updates?to=https://example.com', internal('/updates', '?to=https://example.com')],
  ['/prefix/fees', internal('/prefix/fees')],
  ['/updates.xml', internal('/updates.xml')],
  ['#how', { kind: 'fragment', href: '#how', hash: '#how' }],
  ['#', { kind: 'fragment', href: '#', hash: '#' }],
  ['https://status.example.com', external('https://status.example.com', 'status.example.com')],
  ['http://example.com/a?b#c', external('http://example.com/a?b#c', 'example.com')],
  ['HTTPS://Example.COM/a', external('HTTPS://Example.COM/a', 'example.com')],
  ['https://example.com:8443', external('https://example.com:8443', 'example.com:8443')],
  ['//cdn.example.com/a', external('//cdn.example.com/a', 'cdn.example.com')],
  ['mailto:help@example.com', other('mailto:help@example.com', 'mailto')],
  ['MailTo:help@example.com', other('MailTo:help@example.com', 'mailto')],
  ['tel:+15551234567', other('tel:+15551234567', 'tel')],
  ['javascript:void 0', other('javascript:void 0', 'javascript')],
  ['https://', other('https://', 'https')],
  ['https://status.example.com:99999', other('https://status.example.com:99999', 'https')],
  ['//[', other('//[', '')],
])('%s', (href, parsed) => {
  expect(parseLink(href)).toEqual(parsed);
});

describe('with the address of this site', () => {
  const origin = 'https://site.example';

  test.each([
    ['https://site.example/fees/?a=b#c', internal('/fees', '?a=b', '#c')],
    ['https://site.example', internal('/')],
    ['HTTPS://SITE.example/fees', internal('/fees')],
    ['//site.example/fees', internal('/fees')],
    ['/fees', internal('/fees')],
    ['http://site.example/fees', external('http://site.example/fees', 'site.example')],
    ['https://docs.site.example', external('https://docs.site.example', 'docs.site.example')],
    ['https://site.example.org', external('https://site.example.org', 'site.example.org')],
    ['https://site.example:444/', external('https://site.example:444/', 'site.example:444')],
  ])('%s', (href, parsed) => {
    expect(parseLink(href, origin)).toEqual(parsed);
  });

  test('a link without a leading slash is relative to its page', () => {
    expect(parseLink('fees', `${origin}/updates/a`)).toEqual(internal('/updates/fees'));
  });
});

test.each([
  ['/fees', '/fees', '', 'page'],
  ['/fees', '/fees/', '', 'page'],
  ['/fees/', '/fees', '', 'page'],
  ['/fees#how', '/fees', '', 'page'],
  ['/fees', '/fees', '?from=mail', undefined],
  ['/', '/', '', 'page'],
  ['/', '/fees', '', undefined],
  ['/documentation', '/documentation/fedach', '', 'section'],
  ['/documentation', '/documentation-old', '', undefined],
  ['/documentation/fedach', '/documentation', '', undefined],
  ['/updates', '/updates', '?filter=Customer+story', undefined],
  ['/updates?filter=Customer+story', '/updates', '?filter=Customer+story', 'page'],
  ['/updates?filter=Customer+story', '/updates', '?filter=Product+Updates', undefined],
  ['/updates?filter=Customer+story', '/updates', '', undefined],
  ['/updates?filter=Customer+story', '/updates/a-story', '', undefined],
  ['https://example.com/fees', '/fees', '', undefined],
  ['#how', '/fees', '', undefined],
  ['mailto:help@example.com', '/fees', '', undefined],
])('%s on %s%s is %s', (href, pathname, search, currency) => {
  expect(currencyOf(href, { pathname, search })).toBe(currency);
});
