/** The footer of every built page: its columns, and the disclosures that the law and the content ask for. */
import {
  type DisclosureTexts,
  type OptionalDisclosure,
  optionalIds,
} from '../../src/content-model/disclosures/blocks';
import { brand, contentFiles, pageFiles, readContent } from '../support/content/content';
import { once } from '../support/once';
import { eachPage } from '../support/site/each-page';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, find, findAll, type Parent, textOf } from '../support/site/html';

const site = brand();
const { items: banks, card_network: network } = readContent<{
  items: { name: string; issues_cards: boolean }[];
  card_network: string;
}>('banks.yaml');

type Column = { title: string; links: { href: string }[] };

/** The addresses of each column of footer.yaml. */
const columns = readContent<{ columns: Column[] }>('footer.yaml').columns.map(({ title, links }) => ({
  title,
  hrefs: links.map(({ href }) => href.replace('{urls.status}', site.urls.status)),
}));

/** The columns that the footer must have; editors may add to them. */
const required: Record<string, string[]> = {
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

const texts = readContent<DisclosureTexts>('disclosures.yaml');

/** How each optional disclosure begins. */
const beginnings = optionalIds.map((id) => ({ id, beginning: texts[id][0]?.split(':')[0] ?? '' }));

type ApiTag = { 'x-displayName': string; 'x-disclosures'?: OptionalDisclosure[] };

/** The optional disclosures that content asks for, by route. */
const wanted = once(
  () =>
    new Map<string, OptionalDisclosure[]>([
      ...pageFiles().map(({ route, file }): [string, OptionalDisclosure[]] => [
        route,
        readContent<{ disclosures?: OptionalDisclosure[] }>(file).disclosures ?? [],
      ]),
      ...contentFiles('api/resources')
        .flatMap((file) => readContent<{ tags: ApiTag[] }>(file).tags)
        .map((tag): [string, OptionalDisclosure[]] => [
          `/documentation/api/${tag['x-displayName'].toLowerCase().replaceAll(' ', '-')}`,
          tag['x-disclosures'] ?? [],
        ]),
    ]),
);

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
  const asked = new Set([...wanted().values()].flat());
  expect([...asked].sort()).toEqual([...optionalIds].sort());
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

test('footer.yaml has the columns that it must have', () => {
  for (const [title, hrefs] of Object.entries(required)) {
    const column = columns.find((candidate) => candidate.title === title);
    expect(column?.hrefs, title).toEqual(expect.arrayContaining(hrefs));
  }
});

eachPage(pages, 'ends with the logo and the columns of footer.yaml', ({ document, footer }) => {
  expect(findAll(document, 'footer')).toHaveLength(1);
  expect(hrefsOf(footer)[0]).toBe('/');
  expect(findAll(footer, 'h2').map(textOf)).toEqual(columns.map(({ title }) => title));
  expect(findAll(footer, 'ul').map(hrefsOf)).toEqual(columns.map(({ hrefs }) => hrefs));
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

eachPage(
  pages,
  'has the optional disclosures that its content asks for, and no other',
  ({ route, paragraphs }) => {
    const asked = wanted().get(route) ?? [];
    for (const { id, beginning } of beginnings) {
      const shown = paragraphs.filter((paragraph) => paragraph.startsWith(beginning));
      expect(beginning).not.toBe('');
      expect(shown.length, id).toBe(asked.includes(id) ? 1 : 0);
    }
  },
);

// Lowercase only: an example's "Insurance Company" doesn't count.
const ofInsurance = () => pages().filter(({ main }) => /FDIC|\binsured\b|\binsurance\b/.test(main));
eachPage(
  ofInsurance,
  'mentions deposit insurance and has the required sentences',
  ({ route, main, paragraphs }) => {
    expect(wanted().get(route) ?? []).toContain('fdic_status');
    expectInsuranceSentences(`${main} ${paragraphs.join(' ')}`);
  },
);

const ofPlacement = () => pages().filter(({ main }) => /\b(?:placement|sweep)/i.test(main));
eachPage(ofPlacement, 'mentions deposit placement and discloses it', ({ route }) => {
  expect(wanted().get(route) ?? []).toContain('deposit_placement');
});

test('the placement text has the maximum, the network, and what the depositor monitors and may exclude', () => {
  const page = builtPages().find(({ route }) => wanted().get(route)?.includes('deposit_placement'));
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
