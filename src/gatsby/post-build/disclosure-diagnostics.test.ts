import { join } from 'node:path';
import { readDisclosures } from '../../content-model/check/disclosures/disclosure-input';
import { findingsOn } from '../../content-model/disclosures/findings';
import { suppressedBy } from '../../content-model/disclosures/suppressions';
import type { Suppression } from '../../content-model/suppressions';
import { contextOfHook } from '../data/resolver-context';
import { disclosureDiagnostics, disclosureRules } from './disclosure-diagnostics';
import { renderedWords } from './page-text';
import { parsedPage } from './parsed-page';

const content = join(__dirname, '..', '..', '..', 'content');
const { names, blocks } = readDisclosures(content);

const found = (html: string, suppressions: readonly Suppression[] = []) =>
  findingsOn(renderedWords(parsedPage(html)), names, blocks, suppressedBy(suppressions));

/** The diagnostics of a page with a text in its footer. */
function diagnosticsOn(route: string, main: string, footer: string) {
  const html = `<main>${main}</main><footer><section aria-label="Disclosures"><p>${footer}</p></section></footer>`;
  return disclosureDiagnostics([{ route, findings: found(html) }], content);
}

test('a claim on a page without its disclosures is reported with the page and a file', async () => {
  expect(diagnosticsOn('/contact', '<p>Write to us.</p>', blocks.general)).toEqual([]);
  expect(diagnosticsOn('/fees', '<p>Everything is insured.</p>', blocks.general)).toEqual([
    {
      file: expect.stringMatching(/^content\//),
      line: expect.any(Number),
      column: expect.any(Number),
      message: expect.stringMatching(
        /^the page \/fees says "insured", which mentions deposit insurance, but/,
      ),
      fix: expect.stringContaining('add fdic_status to "disclosures"'),
    },
  ]);
});

test('a footer without its text is reported on a page that issues cards', async () => {
  const [diagnostic] = diagnosticsOn('/products/cards', '<p>Issue cards at once.</p>', 'Nothing.');
  expect(diagnostic).toMatchObject({
    message: expect.stringMatching(
      /^the page \/products\/cards says "Issue cards".*the footer does not show general/,
    ),
  });
});

test('a suppression exempts words from a rule, wherever they are shown', async () => {
  const suppression = { rule: 'insurance_claim', words: 'Everything is insured', reason: 'a quotation' };
  expect(found('<main><p>Everything is insured.</p></main>', [suppression])).toEqual([]);
});

test('the rules have the names, texts and suppressions from the records', async () => {
  const records: Record<string, object[]> = {
    BrandContent: [
      { name: 'Harbor', legal_name: 'Harbor, Inc.', url: 'https://harbor.example', urls: {}, emails: {} },
    ],
    BanksContent: [{ items: [{ name: 'First Bank', issues_cards: true }], card_network: 'Visa' }],
    Fact: [{ yamlId: 'fdic-maximum', value: 250000, unit: 'usd' }],
    DisclosuresContent: [{ general: ['{brand} is not a bank.'], fdic_status: [], deposit_placement: [] }],
    Update: [
      { suppressions: [{ rule: 'cards', words: 'b' }] },
      {},
      { suppressions: [{ rule: 'cards', words: 'a' }] },
    ],
  };
  const rules = await disclosureRules(contextOfHook((type) => records[type] ?? []));
  expect(rules.names).toMatchObject({ brand: 'Harbor', banks: ['First Bank'], maximum: '$250,000' });
  expect(rules.blocks.general).toBe('Harbor is not a bank.');
  expect(rules.suppressions.map(({ words }) => words)).toEqual(['a', 'b']);
  await expect(disclosureRules(contextOfHook(() => []))).rejects.toThrow('npm run check');
});
