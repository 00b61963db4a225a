/** The footer of every built page: its columns, and the disclosures required by law and by content. */
import { brand, contentFiles, pageFiles, readContent } from '../../support/content/content';
import { once } from '../../support/once';
import { eachPage } from '../../support/site/each-page';
import { attribute, builtPages, find, findAll, type Parent, textOf } from '../../support/site/html';
import { expect, test } from '../../support/test';

const site = brand();
const { items: banks, card_network: network } = readContent<{
  items: { name: string; issues_cards: boolean }[];
  card_network: string;
}>('banks.yaml');

/** Required columns and addresses. */
const columns: Record<string, string[]> = {
  Products: [
    '/products/ach',
    '/products/bank-accounts',
    '/products/cards',
    '/products/checks',
    '/products/fednow',
    '/products/real-time-payments',
    '/products/wires',
  ],
  Developers: ['/documentation', '/documentation/api', '/updates?filter=Product+Updates', site.urls.status],
  Solutions: [
    '/solutions/bill-pay',
    '/solutions/payroll',
    '/solutions/wallets',
    '/solutions/embedded-lending',
    '/solutions/fund-administration',
    '/solutions/sponsor-banking',
  ],
  Company: ['/fees', '/updates', '/contact', '/privacy', '/security', '/terms'],
};

type Optional = 'deposit_placement' | 'fdic_status';

/** How each optional disclosure begins. */
const beginnings: Record<Optional, string> = {
  deposit_placement: 'Interest-bearing deposit placement:',
  fdic_status: 'FDIC status:',
};

type ApiTag = { 'x-displayName': string; 'x-disclosures'?: Optional[] };

/** The optional disclosures listed in content, by route. */
const wanted = new Map<string, Optional[]>([
  ...pageFiles().map(({ route, file }): [string, Optional[]] => [
    route,
    readContent<{ disclosures?: Optional[] }>(file).disclosures ?? [],
  ]),
  ...contentFiles('api/resources')
    .flatMap((file) => readContent<{ tags: ApiTag[] }>(file).tags)
    .map((tag): [string, Optional[]] => [
      `/documentation/api/${tag['x-displayName'].toLowerCase().replaceAll(' ', '-')}`,
      tag['x-disclosures'] ?? [],
    ]),
]);

const hrefsOf = (node: Parent) => findAll(node, 'a').map((link) => attribute(link, 'href') ?? '');

/** Sentences that 12 CFR 328.102(b)(3) and (5) require of a non-bank that mentions deposit insurance. */
function expectInsuranceSentences(text: string): void {
  expect(text).toMatch(/\bnot a bank\b/);
  expect(text).toMatch(/not FDIC-insured/);
  expect(text).toMatch(/insurance covers the failure of an insured bank/i);
  expect(text).toMatch(/conditions/);
  for (const { name } of banks) expect(text).toContain(name);
  expect(text).toMatch(/Members FDIC/);
}

test('content uses each optional disclosure somewhere', () => {
  const asked = new Set([...wanted.values()].flat());
  expect([...asked].sort()).toEqual(['deposit_placement', 'fdic_status']);
  expect(banks).toHaveLength(2);
});

const pages = once(() =>
  builtPages().map(({ route, document }) => {
    const footer = find(document, 'footer');
    const paragraphs = findAll(find(footer, 'section', { 'aria-label': 'Disclosures' }), 'p').map(textOf);
    // Names of other pages in a navigation don't count.
    const content = find(document, 'main');
    const main = findAll(content, 'nav').reduce(
      (text, nav) => text.replace(textOf(nav), ''),
      textOf(content),
    );
    return { route, document, footer, paragraphs, main };
  }),
);

eachPage(pages, 'ends with the logo and four columns', ({ document, footer }) => {
  expect(findAll(document, 'footer')).toHaveLength(1);
  expect(hrefsOf(footer)[0]).toBe('/');
  expect(findAll(footer, 'h2').map(textOf)).toEqual(Object.keys(columns));
  expect(findAll(footer, 'ul').map(hrefsOf)).toEqual(Object.values(columns));
  const header = hrefsOf(find(document, 'header'));
  expect(header).toContain('/solutions/vertical-saas');
  expect(header).not.toContain('/solutions/sponsor-banking');
});

eachPage(pages, 'says who the banks are and who issues cards', ({ footer, paragraphs }) => {
  const [general = '', cards = ''] = paragraphs;
  expectInsuranceSentences(general);
  expect(general.startsWith(site.name)).toBe(true);
  expect(general).toMatch(/up to the legal maximum/);
  const issuer = banks.find(({ issues_cards }) => issues_cards);
  expect(cards).toContain(`issued by ${issuer?.name}, Member FDIC, pursuant to a license from ${network}`);
  expect(paragraphs.join(' ')).not.toMatch(/[{}]|undefined|null/);
  expect(attribute(find(footer, 'section'), 'data-print')).toBe('none');
});

eachPage(pages, 'has exactly the optional disclosures listed in its content', ({ route, paragraphs }) => {
  const asked = wanted.get(route) ?? [];
  for (const [option, beginning] of Object.entries(beginnings)) {
    const shown = paragraphs.filter((paragraph) => paragraph.startsWith(beginning));
    expect(shown.length, option).toBe(asked.includes(option as Optional) ? 1 : 0);
  }
});

// Lowercase only: an example's "Insurance Company" doesn't count.
const ofInsurance = () => pages().filter(({ main }) => /FDIC|\binsured\b|\binsurance\b/.test(main));
eachPage(
  ofInsurance,
  'mentions deposit insurance and has the required sentences',
  ({ route, main, paragraphs }) => {
    expect(wanted.get(route) ?? []).toContain('fdic_status');
    expectInsuranceSentences(`${main} ${paragraphs.join(' ')}`);
  },
);

const ofPlacement = () => pages().filter(({ main }) => /placement|sweep/i.test(main));
eachPage(ofPlacement, 'mentions deposit placement and discloses it', ({ route }) => {
  expect(wanted.get(route) ?? []).toContain('deposit_placement');
});

test('the placement text has the maximum, the network, and what the depositor monitors and may exclude', () => {
  const page = builtPages().find(({ route }) => wanted.get(route)?.includes('deposit_placement'));
  if (!page) throw new Error('No page has the placement text.');
  const text = textOf(find(page.document, 'footer'));
  expect(text).toMatch(/standard maximum deposit insurance amount of \$250,000/);
  expect(text).toMatch(/network/);
  expect(text).toMatch(/[Pp]ass-through/);
  expect(text).toMatch(/right to exclude banks/);
});

test('nothing calls the site a bank, or says that it pays interest or is insured', () => {
  const claims = new RegExp(
    `${site.name}( bank\\b| pays interest| is FDIC-insured| is insured)|risk-free|guaranteed`,
    'i',
  );
  const found = builtPages().flatMap(({ route, document }) => {
    const [claim] = textOf(find(document, 'body')).match(claims) ?? [];
    return claim ? [`${route}: ${claim}`] : [];
  });
  expect(found).toEqual([]);
});
