/** The footer of every built page: its columns, and the disclosures that the law and the content ask for. */
import { lazy } from '../../src/lib/loading/lazy';
import { brand, contentFiles, fileOfPage, readContent } from '../support/content';
import { attributes, differs, faults, page, pages, textOf } from '../support/html';

const site = brand();
const { items: banks, card_network: network } = readContent<{
  items: { name: string; issues_cards: boolean }[];
  card_network: string;
}>('banks.yaml');
const columns = readContent<{ columns: { title: string; links: { href: string }[] }[] }>(
  'footer.yaml',
).columns.map(({ title, links }) => ({
  title,
  hrefs: links.map(({ href }) => href.replace('{urls.status}', site.urls.status)),
}));
const texts = readContent<Record<string, string[]>>('disclosures.yaml');
const optional = ['deposit_placement', 'fdic_status'];

/** The columns that the footer must have; editors may add to them. */
const required: Record<string, string[]> = {
  Products: ['ach', 'bank-accounts', 'cards', 'checks', 'fednow', 'real-time-payments', 'wires'].map(
    (name) => `/products/${name}`,
  ),
  Developers: ['/documentation', '/documentation/api', '/updates?filter=Product+Updates', site.urls.status],
  Solutions: [
    'bill-pay',
    'payroll',
    'wallets',
    'embedded-lending',
    'fund-administration',
    'sponsor-banking',
  ].map((name) => `/solutions/${name}`),
  Company: ['/fees', '/updates', '/contact', '/privacy', '/security', '/terms'],
};

type Tag = { 'x-displayName': string; 'x-disclosures'?: string[] };
const ofResources = lazy(
  () =>
    new Map(
      contentFiles('api/resources')
        .flatMap((file) => readContent<{ tags: Tag[] }>(file).tags)
        .map((tag) => [
          `/documentation/api/${tag['x-displayName'].toLowerCase().replaceAll(' ', '-')}`,
          tag['x-disclosures'] ?? [],
        ]),
    ),
);

/** The optional disclosures that the content of a page asks for. */
function asked(route: string): readonly string[] {
  const file = fileOfPage(route);
  return (
    ofResources().get(route) ??
    (file ? readContent<{ disclosures?: string[] }>(file).disclosures : undefined) ??
    []
  );
}

const paragraphsOf = ($: ReturnType<typeof page>['$']): string[] =>
  $('footer section[aria-label="Disclosures"] p')
    .toArray()
    .map((paragraph) => textOf($, paragraph));

/** The text of the main part, without the names of other pages in its navigations. */
const mainOf = ($: ReturnType<typeof page>['$']): string =>
  $('main nav')
    .toArray()
    .reduce((text, nav) => text.replace(textOf($, nav), ''), textOf($, 'main'));

/** What 12 CFR 328.102(b)(3) and (5) require of a non-bank that mentions deposit insurance, as far as a text lacks it. */
const lackedIn = (text: string): string[] =>
  [
    /\bnot a bank\b/,
    /not FDIC-insured/,
    /insurance covers the failure of an insured bank/i,
    /conditions/,
    /Members FDIC/,
    ...banks.map(({ name }) => new RegExp(name)),
  ]
    .filter((sentence) => !sentence.test(text))
    .map((sentence) => `lacks ${sentence}`);

test('footer.yaml has the columns that it must have', () => {
  for (const [title, hrefs] of Object.entries(required))
    expect(columns.find((column) => column.title === title)?.hrefs).toEqual(expect.arrayContaining(hrefs));
});

test('every page ends with the logo and the columns of footer.yaml', () => {
  expect(
    faults(({ $ }) => [
      ...differs('footers', $('footer').length, 1),
      ...differs('logo', $('footer a').first().attr('href'), '/'),
      ...differs(
        'titles',
        $('footer h2')
          .toArray()
          .map((title) => textOf($, title)),
        columns.map(({ title }) => title),
      ),
      ...differs(
        'links',
        $('footer ul')
          .toArray()
          .map((list) =>
            $(list)
              .find('a')
              .toArray()
              .map((link) => $(link).attr('href')),
          ),
        columns.map(({ hrefs }) => hrefs),
      ),
    ]),
  ).toEqual([]);
  const header = attributes(page('/').$, 'header a', 'href');
  expect(header).toContain('/solutions/vertical-saas');
  expect(header).not.toContain('/solutions/sponsor-banking');
});

test('every page says that we are not a bank, who the banks are and who issues cards', () => {
  expect(banks).toHaveLength(2);
  const issuer = banks.find(({ issues_cards }) => issues_cards)?.name;
  expect(
    faults(({ $ }) => {
      const [general = '', cards = ''] = paragraphsOf($);
      return [
        ...lackedIn(general),
        ...(general.startsWith(site.name) && /up to the legal maximum/.test(general)
          ? []
          : [`general: ${general}`]),
        ...(cards.includes(`issued by ${issuer}, Member FDIC, pursuant to a license from ${network}`)
          ? []
          : [`cards: ${cards}`]),
        ...(/[{}]|undefined|null/.test(paragraphsOf($).join(' ')) ? ['unfilled text'] : []),
      ];
    }),
  ).toEqual([]);
});

test('a page has the optional disclosures that its content asks for, and no other', () => {
  const everywhere = new Set(pages().flatMap(({ route }) => asked(route)));
  expect([...everywhere].sort()).toEqual(optional);
  expect(
    faults(({ route, $ }) =>
      optional.flatMap((id) => {
        const beginning = texts[id]?.[0]?.split(':')[0] ?? id;
        const shown = paragraphsOf($).filter((paragraph) => paragraph.startsWith(beginning));
        return differs(id, shown.length, asked(route).includes(id) ? 1 : 0);
      }),
    ),
  ).toEqual([]);
});

test('a page that mentions deposit insurance or placement discloses it', () => {
  expect(
    faults(({ route, $ }) => {
      const main = mainOf($);
      // Lowercase only: an example's "Insurance Company" doesn't count.
      const insurance = /FDIC|\binsured\b|\binsurance\b/.test(main)
        ? [
            ...lackedIn(`${main} ${paragraphsOf($).join(' ')}`),
            ...(asked(route).includes('fdic_status') ? [] : ['asks for no fdic_status']),
          ]
        : [];
      const placement = /\b(?:placement|sweep)/i.test(main) && !asked(route).includes('deposit_placement');
      return [...insurance, ...(placement ? ['asks for no deposit_placement'] : [])];
    }),
  ).toEqual([]);
});

test('the placement text has the maximum, the network, and what the depositor monitors and may exclude', () => {
  const { $ } = page('/documentation/deposit-placement');
  const text = textOf($, 'footer');
  for (const words of [
    /standard maximum deposit insurance amount of \$250,000/,
    /network/,
    /[Pp]ass-through/,
    /right to exclude banks/,
  ])
    expect(text).toMatch(words);
});

test('nothing calls the site a bank, or says that it pays interest or is insured; notes for editors stay out', () => {
  const claims = new RegExp(
    `${site.name}( bank\\b| pays interest| is FDIC-insured| is insured)|risk-free|guaranteed`,
    'i',
  );
  expect(faults(({ $ }) => textOf($, 'body').match(claims)?.slice(0, 1) ?? [])).toEqual([]);
  for (const route of ['/privacy', '/security', '/terms'])
    expect(textOf(page(route).$, 'main')).not.toMatch(/draft|counsel/i);
});
