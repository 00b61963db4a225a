import { checkEdited } from '../../../../tests/unit/content-copy';

/** The check's result with a redirect added before the others. */
const withRedirect = (from: string, to: string) =>
  checkEdited({
    file: 'redirects.yaml',
    from: 'items:\n',
    to: `items:\n  - from: ¦${from}\n    to: ${to}\n`,
  });

test.each([
  ['/old-page', '/fees'],
  ['/old-page', '/fees#ach'],
  ['/old/page.xml', '/updates.xml'],
  ['/old-page', '/'],
])('a former address may lead to a page: %s to %s', (from, to) => {
  expect(withRedirect(from, to).diagnostics).toEqual([]);
});

test.each(['https://other.example/', '"{urls.status}"', '/updates?language=curl'])(
  'a former address can’t lead to %s, which hosts would get wrong',
  (to) => {
    const messages = withRedirect('/old-page', to).diagnostics.map(({ message }) => message);
    expect(messages).toEqual([`a redirect can't lead to "${to.replaceAll('"', '')}"`]);
  },
);

test.each([
  [
    'a page that exists',
    '/fees',
    '/contact',
    '"/fees" is a page of this site, so it can\'t lead elsewhere',
    'remove the redirect, or give the page another address',
  ],
  [
    'a file that exists',
    '/facts.json',
    '/facts',
    '"/facts.json" is a file of this site, so it can\'t lead elsewhere',
    'remove the redirect, or give the page another address',
  ],
  [
    'the page for unknown addresses',
    '/404',
    '/fees',
    '"/404" is a page of this site, so it can\'t lead elsewhere',
    'remove the redirect, or give the page another address',
  ],
  [
    'an address that ends in ".html"',
    '/old/page.html',
    '/fees',
    'hosts read "/old/page.html" as "/old/page", so this redirect is never used',
    'write "from: /old/page"',
  ],
  [
    'an address that ends in "/index"',
    '/old/index',
    '/fees',
    'hosts read "/old/index" as "/old", so this redirect is never used',
    'write "from: /old"',
  ],
  [
    'another form of the address of a page',
    '/fees/index.html',
    '/contact',
    'hosts read "/fees/index.html" as "/fees", so this redirect is never used',
    'remove the redirect',
  ],
  [
    'dots for a folder',
    '/old/../page',
    '/fees',
    '"/old/../page" has dots for a folder',
    'write the path without them',
  ],
])('%s is reported once', (_what, from, to, message, fix) => {
  const { diagnostics, places } = withRedirect(from, to);
  expect(diagnostics).toEqual([{ ...places[0], message, fix }]);
});

test.each([
  ['/fees/', 'write "to: /fees"'],
  ['/fees/#ach', 'write "to: /fees#ach"'],
])('a slash at the end of a path that a redirect leads to is reported: %s', (to, fix) => {
  const { diagnostics } = withRedirect('/old-page', to);
  const message = `"${to}" has a slash at the end of its path, so it redirects again`;
  expect(diagnostics).toEqual([{ file: 'content/redirects.yaml', line: 5, column: 9, message, fix }]);
});

test.each([
  ['a chain', '/pricing#top', '"/pricing#top" itself redirects to "/fees"', 'write "to: /fees"'],
  ['a loop', '/old-page', '"/old-page" leads back to itself', 'write the address of a page after "to:"'],
])('%s is reported once, where it leads to', (_what, to, message, fix) => {
  const { diagnostics } = withRedirect('/old-page', to);
  expect(diagnostics).toEqual([{ file: 'content/redirects.yaml', line: 5, column: 9, message, fix }]);
});

test('a loop of several is reported once', () => {
  const { diagnostics } = checkEdited({
    file: 'redirects.yaml',
    from: 'items:\n',
    to: 'items:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n  - from: /c\n    to: /a\n',
  });
  expect(diagnostics.map(({ line, column, message }) => [line, column, message])).toEqual([
    [5, 9, '"/a" leads back to itself'],
  ]);
});

test('a second redirect from the same address is reported with the first', () => {
  const { diagnostics, places } = checkEdited({
    file: 'redirects.yaml',
    from: '  - from: /docs\n',
    to: '  - from: ¦/pricing\n    to: /contact\n  - from: /docs\n',
  });
  expect(diagnostics).toEqual([
    { ...places[0], message: '"/pricing" has a redirect already, on line 4', fix: 'remove one of the two' },
  ]);
});

test('an address that is no path is reported', () => {
  const { diagnostics, places } = withRedirect('/Old-Page/', '/fees');
  expect(diagnostics).toEqual([
    expect.objectContaining({ ...places[0], message: expect.stringContaining('is not a path of this site') }),
  ]);
});

test('a published page that is gone needs a redirect', () => {
  const gone = { file: 'published-pages.yaml', from: '  - /fees\n', to: '  - /fee\n  - /fees\n' };
  const { diagnostics } = checkEdited(gone);
  expect(diagnostics).toEqual([
    {
      file: 'content/redirects.yaml',
      line: expect.any(Number),
      column: 11,
      message: 'the page "/fee" was published and is gone, so links to it would break',
      fix: 'add "- from: /fee" here, and below it "  to: the page that replaces it"',
    },
  ]);
  const redirected = {
    file: 'redirects.yaml',
    from: 'items:\n',
    to: 'items:\n  - from: /fee\n    to: /fees\n',
  };
  expect(checkEdited(gone, redirected).diagnostics).toEqual([]);
});

test('for a renamed page the new address is suggested', () => {
  const { diagnostics } = checkEdited({
    file: 'published-pages.yaml',
    from: '  - /documentation/webhooks\n',
    to: '  - /documentation/webhook\n',
  });
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    'add "- from: /documentation/webhook" here, and below it "  to: /documentation/webhooks"',
  ]);
});
