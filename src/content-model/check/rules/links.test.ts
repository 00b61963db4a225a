import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const nav = (from: string, to: string): Edit => ({ file: 'navigation.yaml', from, to });
const article = (link: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '## The route of a wire\n',
  to: `## The route of a wire\n\nRead ¦${link} first.\n`,
});
const twice = 'remove one of the two, or change its address';

const rows: Row[] = [
  [
    'a dead link in YAML',
    nav('href: /products/wires', 'href: ¦/products/wire'),
    '"/products/wire" is not a page of this site',
    'did you mean "/products/wires"?',
  ],
  [
    'a dead link with a query',
    nav('href: /updates?filter=Customer+story', 'href: ¦/update?filter=Customer+story'),
    '"/update?filter=Customer+story" is not a page of this site',
    'did you mean "/updates"?',
  ],
  [
    'a dead link in Markdown',
    article('[the prices](/fee)'),
    '"/fee" is not a page of this site',
    'did you mean "/fees"?',
  ],
  [
    'a dead link in a Markdown reference definition',
    { ...article(''), to: '## The route of a wire\n\nRead [the prices][p].\n\n¦[p]: /fee\n' },
    '"/fee" is not a page of this site',
    'did you mean "/fees"?',
  ],
  [
    "a dead link with this site's domain",
    nav('href: /fees', 'href: ¦"https://{domain}/fee"'),
    '"https://{domain}/fee" is not a page of this site',
    'did you mean "/fees"?',
  ],
  [
    'a link that runs code',
    article('[the prices](javascript:alert%281%29)'),
    'links cannot start with "javascript:"',
    'write a path such as /fees, or an address that starts with "https:"',
  ],
  [
    'a misspelled scheme',
    article('[the prices](htps://example.com)'),
    'links cannot start with "htps:"',
    'did you mean "https:"?',
  ],
  [
    'a misspelled scheme of an email address',
    article('[us](maito:sales@example.com)'),
    'links cannot start with "maito:"',
    'did you mean "mailto:"?',
  ],
  [
    'a link that is not encrypted',
    article('[the prices](http://example.com)'),
    '"http://example.com" is not encrypted',
    'write "https:" instead',
  ],
  [
    'a link copied from Google Docs',
    article('[the rules](https://www.google.com/url?q=https://a.example/b&sa=D)'),
    '"https://www.google.com/url?q=https://a.example/b&sa=D" leads through a service that counts clicks',
    'write "https://a.example/b"',
  ],
  [
    'a link from mail that a filter has read',
    article('[the rules](https://urldefense.com/v3/__https://a.example/b__;!!x)'),
    '"https://urldefense.com/v3/__https://a.example/b__;!!x" leads through a service that counts clicks',
    'write "https://a.example/b"',
  ],
  [
    'an email address that is missing',
    article('[us](mailto:)'),
    '"mailto:" has no address',
    'write it after the colon',
  ],
  [
    'an address without a scheme',
    nav('href: /fees', 'href: ¦//example.com'),
    '"//example.com" has no scheme',
    'start it with "https://"',
  ],
  [
    'a relative link',
    article('[the prices](fees)'),
    '"fees" is not a page of this site',
    expect.stringMatching(/^(did you mean|use one of)/) as unknown as string,
  ],
  [
    'an invalid address',
    nav('href: /fees', 'href: ¦https://'),
    '"https://" is not an address',
    'write a path such as /fees, or a full address such as https://example.com',
  ],
  [
    'an address twice in the navigation, in another menu',
    nav('href: /solutions/wallets', 'href: ¦/products/wires'),
    expect.stringMatching(
      /^"\/products\/wires" is in this list twice, first on line \d+$/,
    ) as unknown as string,
    twice,
  ],
  [
    'an address twice in the navigation, once with a trailing slash',
    nav('href: /solutions/wallets', 'href: ¦/products/wires/'),
    expect.stringMatching(/^"\/products\/wires\/" is in this list twice/) as unknown as string,
    twice,
  ],
  [
    'an address twice in the footer, in another column',
    { file: 'footer.yaml', from: 'name: Contact, href: /contact', to: 'name: Contact, href: ¦/products/ach' },
    expect.stringMatching(
      /^"\/products\/ach" is in this list twice, first on line \d+$/,
    ) as unknown as string,
    twice,
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('the line of the first of two equal addresses is reported', () => {
  const { diagnostics, places } = checkEdited(
    nav('href: /products/wires', 'href: ¦/products/wires'),
    nav('href: /solutions/wallets', 'href: ¦/products/wires'),
  );
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toMatch(new RegExp(`first on line ${places[0]?.line}$`));
});

test.each([
  '[x](/fees/)',
  '[x](/fees#wires)',
  '[x](/updates?filter=Customer+story)',
  '[x](#hours)',
  '[x](fedach)',
  '[x](https://example.com/nowhere)',
  '[x](mailto:{emails.support})',
  '[x]({urls.status})',
  '[x](/updates.xml)',
  '`[x](/nowhere)`',
])('%s is fine', (link) => {
  expect(diagnosticOf(article(link)).diagnostic).toEqual([]);
});

test('a faulty address of site.yaml is reported only there', () => {
  const { diagnostics, places } = checkEdited({
    file: 'site.yaml',
    from: 'status: https:',
    to: 'status: ¦http:',
  });
  expect(diagnostics).toEqual([{ ...places[0], message: expect.any(String), fix: 'write "https:" instead' }]);
});
