import { checkEdited, diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

type Row = [error: string, edit: Edit, message: string, fix: string];

const lede = (words: string): Edit => ({
  file: 'contact.yaml',
  from: 'headline: Contact us',
  to: `headline: "${words}"`,
});
const body = (words: string): Edit => ({
  file: 'documentation/fedwire.md',
  from: '## The route of a wire\n',
  to: `## The route of a wire\n\n${words}\n`,
});

const rows: Row[] = [
  ['a mistyped token', lede('Ask ¦{brnad}.'), '"{brnad}" is not a known variable', 'did you mean "{brand}"?'],
  [
    'a token with a capital',
    lede('Ask ¦{Brand}.'),
    '"{Brand}" is not a known variable',
    'did you mean "{brand}"?',
  ],
  [
    'a token with spaces in it',
    lede('See ¦{ urls.status }.'),
    '"{ urls.status }" is not a known variable',
    'did you mean "{urls.status}"?',
  ],
  [
    'an unknown address',
    lede('See ¦{urls.stats}.'),
    '"{urls.stats}" is not a known variable',
    'did you mean "{urls.status}"?',
  ],
  [
    'an unknown email address',
    lede('Write to ¦{emails.marketing}.'),
    '"{emails.marketing}" is not a known variable',
    'use one of: {emails.support}, {emails.sales}, {emails.security}, {emails.press}, {emails.privacy}',
  ],
  [
    'an unknown fact',
    lede('Up to ¦{fact:fednow-cieling}.'),
    '"{fact:fednow-cieling}" names a fact that facts.yaml does not have',
    'did you mean "{fact:fednow-ceiling}"?',
  ],
  [
    'an unknown fact in Markdown',
    body('Up to ¦{fact:fednow-cieling}.'),
    '"{fact:fednow-cieling}" names a fact that facts.yaml does not have',
    'did you mean "{fact:fednow-ceiling}"?',
  ],
  [
    'a variable on two lines',
    body('It opens at ¦{fact:\nfedwire-opens} each day.'),
    '"{fact: fedwire-opens}" is not a known variable',
    'write it on one line: "{fact:fedwire-opens}"',
  ],
  [
    'a variable on two lines of a quotation',
    body('> Write to ¦{emails.\n> support} first.'),
    '"{emails. > support}" is not a known variable',
    'write it on one line: "{emails.support}"',
  ],
  [
    'a mistyped variable on two lines',
    body('- Up to ¦{fact:fednow-\n  cieling} each.'),
    '"{fact:fednow- cieling}" is not a known variable',
    'write it on one line: "{fact:fednow-ceiling}"',
  ],
  [
    'a variable without braces in Markdown',
    body('It opens at ¦fact:fedwire-opens each day.'),
    '"fact:fedwire-opens" is not a known variable',
    'did you mean "{fact:fedwire-opens}"?',
  ],
  [
    'a variable without braces in a field',
    lede('It opens at ¦clock:fedwire-opens.'),
    '"clock:fedwire-opens" is not a known variable',
    'did you mean "{clock:fedwire-opens}"?',
  ],
  [
    'an unknown address in a link',
    { file: 'navigation.yaml', from: 'href: "{urls.status}"', to: 'href: "¦{urls.stats}"' },
    '"{urls.stats}" is not a known variable',
    'did you mean "{urls.status}"?',
  ],
  [
    'the brand in a text',
    lede('Write to ¦Quayside.'),
    '"Quayside" is typed here, but belongs only in site.yaml',
    'write {brand} instead',
  ],
  [
    'the brand in Markdown',
    body('Ask ¦QUAYSIDE first.'),
    '"QUAYSIDE" is typed here, but belongs only in site.yaml',
    'write {brand} instead',
  ],
  [
    'the legal name in a text',
    lede('¦Quayside Payments, Inc. answers.'),
    '"Quayside Payments, Inc." is typed here, but belongs only in site.yaml',
    'write {legal_name} instead',
  ],
  [
    'an address of site.yaml in a link',
    {
      file: 'navigation.yaml',
      from: 'href: "{urls.status}"',
      to: 'href: ¦https://status.quayside.example',
    },
    '"https://status.quayside.example" is typed here, but belongs only in site.yaml',
    'write {urls.status} instead',
  ],
  [
    'an email address of site.yaml in a text',
    lede('Write to ¦support@quayside.example.'),
    '"support@quayside.example" is typed here, but belongs only in site.yaml',
    'write {emails.support} instead',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

test('a token on a later line of a multi-line text is located there', () => {
  const { diagnostic, place } = diagnosticOf({
    file: 'contact.yaml',
    from: 'headline: Contact us',
    to: 'headline: >-\n  Write to a person\n  of ¦{brnad}.',
  });
  expect(diagnostic).toEqual(expect.objectContaining(place));
});

test.each([
  '{brand} and {legal_name} at {domain}',
  '{urls.status} {emails.support} {banks}',
  '`{ id }` and `{id}` and `{account_id}`',
  '$'.concat('{brand_env}_API_KEY'),
  '`const { data } = result`',
  'The quaysides of Chicago',
  '`fact:fedwire-opens` and `{fact:\nfedwire-opens}`',
  '```\nfact:fedwire-opens {fact:\nfedwire-opens}\n```',
  'One {fact:fedwire-opens}, the fact: one, and {a\nb}',
])('%s is fine', (words) => {
  expect(diagnosticOf(body(words)).diagnostic).toEqual([]);
});

test("after a rebrand the new name can't be typed", () => {
  const { diagnostics, places } = checkEdited(
    { file: 'site.yaml', from: 'name: Quayside', to: 'name: Halyard' },
    lede('¦Halyard, once Quayside'),
  );
  expect(diagnostics).toEqual([
    {
      ...places[1],
      message: '"Halyard" is typed here, but belongs only in site.yaml',
      fix: 'write {brand} instead',
    },
  ]);
});
