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
    '"/products/wire" leads to no page of this site',
    'did you mean "/products/wires"?',
  ],
  [
    'a dead link with a query',
    nav('href: /updates?filter=Customer+story', 'href: ¦/update?filter=Customer+story'),
    '"/update?filter=Customer+story" leads to no page of this site',
    'did you mean "/updates"?',
  ],
  [
    'a dead link in Markdown',
    article('[the prices](/fee)'),
    '"/fee" leads to no page of this site',
    'did you mean "/fees"?',
  ],
  [
    'a dead link that Markdown defines below its text',
    { ...article(''), to: '## The route of a wire\n\nRead [the prices][p].\n\n¦[p]: /fee\n' },
    '"/fee" leads to no page of this site',
    'did you mean "/fees"?',
  ],
  [
    'a dead link with the full address of this site',
    nav('href: /fees', 'href: ¦"https://{domain}/fee"'),
    '"https://{domain}/fee" leads to no page of this site',
    'did you mean "/fees"?',
  ],
  [
    'a link without a slash at its start, which is read from the page it is on',
    article('[the prices](fees)'),
    '"fees" leads to no page of this site',
    expect.stringMatching(/^(did you mean|use one of)/) as unknown as string,
  ],
  [
    'an address that is none',
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
    'an address twice in the navigation, once with a slash at its end',
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

test('the line of the first of two equal addresses is named', () => {
  const { diagnostics, places } = checkEdited(
    nav('href: /products/wires', 'href: ¦/products/wires'),
    nav('href: /solutions/wallets', 'href: ¦/products/wires'),
  );
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toMatch(new RegExp(`first on line ${places[0]?.line}$`));
});

test.each([
  '[x](/fees/)',
  '[x](/fees#how)',
  '[x](/updates?filter=Customer+story)',
  '[x](#a-heading)',
  '[x](fedach)',
  '[x](https://example.com/nowhere)',
  '[x](mailto:{emails.support})',
  '[x]({urls.status})',
  '[x](/updates.xml)',
  '`[x](/nowhere)`',
])('%s is fine', (link) => {
  expect(diagnosticOf(article(link)).diagnostic).toEqual([]);
});
