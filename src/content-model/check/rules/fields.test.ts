import { diagnosticOf, type Edit } from '../../../../tests/unit/content-copy';

const columns = ['fees', 'updates', 'contact', 'privacy', 'security', 'terms'].map(
  (page) => `{ title: ${page}, links: [{ name: ${page}, href: /${page} }] }`,
);

type Row = [error: string, edit: Edit, message: string, fix: string];

const nav = (from: string, to: string): Edit => ({ file: 'navigation.yaml', from, to });
const long = 'An overlong sentence about wires. '.repeat(6).trim();

const rows: Row[] = [
  [
    'an unknown field with a near one',
    nav('description: plug directly into Fedwire', '¦desciption: plug directly into Fedwire'),
    'unknown field "desciption"',
    'did you mean "description"?',
  ],
  [
    'an unknown field near one that is there',
    nav(
      'description: plug directly into Fedwire',
      '¦desciption: x\n        description: plug directly into Fedwire',
    ),
    'unknown field "desciption"',
    'remove it',
  ],
  [
    'an unknown field at the start of a file',
    { file: 'home.yaml', from: 'headline:', to: '¦keywords: banking\nheadline:' },
    'unknown field "keywords"',
    'remove it, or use one of: title, description, disclosures, suppressions, crumb',
  ],
  [
    'a missing field',
    nav(
      '- name: Wires\n        href: /products/wires\n        description: plug directly into Fedwire',
      '- ¦name: Wires\n        href: /products/wires',
    ),
    'the field "description" is missing',
    'add a line "description: …". A few words about what is there.',
  ],
  [
    'an entry without several fields',
    nav(
      '- name: Wires\n        href: /products/wires\n        description: plug directly into Fedwire\n        icon: wire\n',
      '- ¦name: Wires\n',
    ),
    'the fields "href", "description", and "icon" are missing',
    'add the lines "href: …", "description: …", and "icon: …"',
  ],
  [
    'an entry between braces without several fields',
    {
      file: 'fees.yaml',
      from: '- { id: export, name: Statement or export, unit: per file, ',
      to: '- ¦{ id: export, ',
    },
    'the fields "name" and "unit" are missing',
    'add ", name: …, unit: …" before the "}"',
  ],
  [
    'a quick link without a description',
    nav(
      '- name: Check 21\n          href: /documentation/check-21\n          description: images, deposits and returns',
      '- ¦name: Check 21\n          href: /documentation/check-21',
    ),
    'the field "description" is missing',
    'add a line "description: …". A few words about what is there.',
  ],
  [
    'a link to the dashboard without an icon',
    nav(
      'sign_up:\n  name: Sign up\n  href: "{urls.sign_up}"\n  description: create an account for the dashboard\n  icon: account',
      'sign_up:\n  ¦name: Sign up\n  href: "{urls.sign_up}"\n  description: create an account for the dashboard',
    ),
    'the field "icon" is missing',
    'add a line "icon: …". Name of an icon.',
  ],
  [
    'a field without a value',
    nav('description: plug directly into Fedwire', 'description:¦'),
    'the field "description" is empty',
    'write its value after the colon. A few words about what is there.',
  ],
  [
    'an empty text',
    nav('description: plug directly into Fedwire', 'description: ¦""'),
    'description: "" is empty',
    'write at least 1 character',
  ],
  [
    'an unknown icon with a near one',
    nav('icon: wire', 'icon: ¦wirre'),
    'icon: "wirre" is not known',
    'did you mean "wire"?',
  ],
  [
    'a word where only some are allowed',
    { file: 'contact.yaml', from: 'email: sales', to: 'email: ¦marketing-department' },
    'email: "marketing-department" is not known',
    'use one of: support, sales, security, press, privacy',
  ],
  [
    'a word that YAML reads as a boolean',
    nav('name: Wires', 'name: ¦True'),
    'name: "True" must be text',
    'put the value in quotes: "…". Text of the link.',
  ],
  [
    'a number instead of a text',
    nav('name: Wires', 'name: ¦2027'),
    'name: "2027" must be text',
    'put the value in quotes: "…". Text of the link.',
  ],
  [
    'a token without quotes',
    nav('href: "{urls.status}"', 'href: ¦{urls.status}'),
    'href: "{urls.status}" must be text',
    'write it in quotes: "{urls.status}". A path such as /products/ach, a full address, or a variable such as {urls.status}.',
  ],
  [
    'text instead of true or false',
    { file: 'fees.yaml', from: 'sample: true', to: 'sample: ¦"true"' },
    'sample: "true" must be true or false',
    'write true or false, without quotes. The amounts are samples; the page says so.',
  ],
  [
    "an example with a fee that isn't in the calculator",
    { file: 'fees.yaml', from: 'fee: rtp-outgoing', to: 'fee: ¦rtp-incoming' },
    'fee: "rtp-incoming" has no "volume"',
    'add one to that fee, or choose another. The id of a fee that has a "volume".',
  ],
  [
    'a monthly minimum that would count twice',
    { file: 'fees.yaml', from: 'minimum: monthly-minimum', to: 'minimum: ¦support-plan' },
    'minimum: "support-plan" has a "volume", so it would count twice',
    'remove it. The id of the fee that is the monthly minimum; our fees count toward it.',
  ],
  [
    'a list given as a single value',
    { file: 'updates/wire-reversals.md', from: 'products: [wires]', to: 'products: ¦wires' },
    'products: "wires" must be a list',
    'put each entry on its own line, starting with "- ". Products it is about.',
  ],
  [
    'a group given as a single value',
    nav(
      'sign_in:\n  name: Sign in\n  href: "{urls.sign_in}"\n  description: to your dashboard\n  icon: lock',
      'sign_in: ¦Sign in',
    ),
    'sign_in: "Sign in" must be a group of fields',
    'put each field on its own line below the name, indented by two spaces. A link of the top navigation.',
  ],
  [
    'a description that is too long',
    { file: 'company/terms.md', from: 'description:', to: `description: ¦${long}\n#` },
    `description has ${long.length} characters, but at most 160 are allowed: "${long.slice(0, 57)}…"`,
    `make it shorter by ${long.length - 160} characters`,
  ],
  [
    'a description that is too short',
    { file: 'company/terms.md', from: 'description:', to: `description: ¦Our terms.\n#` },
    'description has 10 characters, but needs at least 50: "Our terms."',
    'add 40 characters',
  ],
  [
    'an invalid day',
    { file: 'updates/wire-reversals.md', from: 'date: 2026-05-20', to: 'date: ¦2026-13-40' },
    'date: "2026-13-40" is not a day',
    'write one like 2026-11-20. The day of publication.',
  ],
  [
    'a day in words',
    { file: 'updates/wire-reversals.md', from: 'date: 2026-05-20', to: 'date: ¦May 20, 2026' },
    'date: "May 20, 2026" is not a day',
    'write one like 2026-11-20. The day of publication.',
  ],
  [
    'a leap day in a common year',
    { file: 'updates/wire-reversals.md', from: 'date: 2026-05-20', to: 'date: ¦2026-02-29' },
    'date: "2026-02-29" is not a day',
    'write one like 2026-11-20. The day of publication.',
  ],
  [
    'too many entries',
    {
      file: 'footer.yaml',
      to: `columns: ¦[${columns.join(', ')}]\ncolor_scheme: { title: a, system: a, light: a, dark: a }\n`,
    },
    'columns (now 6) must be five columns at most',
    'remove one',
  ],
  [
    'an invalid email address',
    { file: 'site.yaml', from: 'support: support@', to: 'support: ¦support.' },
    'support: "support.quayside.example" is not an email address',
    'write one such as support@example.com. Help with the product.',
  ],
  [
    'a site address with a trailing slash',
    { file: 'site.yaml', from: 'url: https://quayside.example', to: 'url: ¦https://quayside.example/' },
    'url: "https://quayside.example/" ends with a slash',
    'remove the slash. Address of this site, without a trailing slash.',
  ],
  [
    'an empty file',
    { file: 'navigation.yaml', to: '¦# nothing yet\n' },
    'the file is empty',
    'restore its fields from the Git history',
  ],
];

test.each(rows)('%s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  expect(diagnostic).toEqual({ ...place, message, fix });
});

const service = (from: string, to: string): Edit => ({ file: 'rails/rtp.yaml', from, to });

test.each<Row>([
  [
    'a cutoff that the kind of service needs',
    service('kind: always', 'kind: ¦daily'),
    'kind: "daily" needs the field "cutoff"',
    expect.stringMatching(/^add it\. always: /) as unknown as string,
  ],
  [
    'a limit and a note instead of it',
    service('limit: rtp-ceiling', 'limit: ¦rtp-ceiling\n    limit_note: none'),
    'limit: "rtp-ceiling" or "limit_note" is required, but not both',
    'add one or remove one. The id of a record in facts.yaml.',
  ],
  [
    "a bank that isn't a member of the FDIC",
    { file: 'banks.yaml', from: 'member_fdic: true', to: 'member_fdic: ¦false' },
    'member_fdic: "false" is not allowed',
    'only members of the FDIC can be partner banks. The bank is a member of the FDIC.',
  ],
  [
    "a card network that isn't named",
    { file: 'banks.yaml', from: 'card_network: ', to: 'card_network: ¦the network # ' },
    'card_network: "the network" does not name the network',
    'write its legal name. Legal name of the card network that licenses the issuing bank.',
  ],
  [
    'no bank that issues the cards',
    { file: 'banks.yaml', from: 'issues_cards: true', to: 'issues_cards: false' },
    'items (now 2) must have one bank that issues the cards',
    'write "issues_cards: true" at one and false at the other',
  ],
])('related fields: %s', (_mistake, edit, message, fix) => {
  const { diagnostic, place } = diagnosticOf(edit);
  const marked = edit.to?.includes('¦') ? place : { file: `content/${edit.file}` };
  expect(diagnostic).toEqual(expect.objectContaining({ ...marked, message, fix }));
});
