import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contextOfHook } from '../data/resolver-context';
import { disclosureDiagnostics, disclosureRules } from './disclosure-diagnostics';

const content = join(__dirname, '..', '..', '..', 'content');

test('a finding on a page names the file and the line of its words', () => {
  const finding = {
    rule: 'cards',
    part: 0,
    passage: 0,
    words: 'crumb: Fees',
    index: 0,
    message: 'is wrong',
    fix: 'fix it',
  } as const;
  expect(readdirSync(content)).toContain('fees.yaml');
  expect(disclosureDiagnostics([{ route: '/fees', findings: [] }], content)).toEqual([]);
  expect(disclosureDiagnostics([{ route: '/fees', findings: [finding] }], content)).toEqual([
    expect.stringMatching(
      /^content\/fees\.yaml:\d+:1 The page \/fees says "crumb: Fees", which is wrong; fix it$/,
    ),
  ]);
});

test('the rules have the names and texts from the records', async () => {
  const records: Record<string, object[]> = {
    BrandContent: [
      { name: 'Harbor', legal_name: 'Harbor, Inc.', url: 'https://harbor.example', urls: {}, emails: {} },
    ],
    BanksContent: [{ items: [{ name: 'First Bank', issues_cards: true }], card_network: 'Visa' }],
    Fact: [{ yamlId: 'fdic-maximum', value: 250000, unit: 'usd' }],
    DisclosuresContent: [{ general: ['{brand} is not a bank.'], fdic_status: [], deposit_placement: [] }],
  };
  const rules = await disclosureRules(contextOfHook((type) => records[type] ?? []));
  expect(rules.names).toMatchObject({ brand: 'Harbor', banks: ['First Bank'], maximum: '$250,000' });
  expect(rules.blocks.general).toBe('Harbor is not a bank.');
  await expect(disclosureRules(contextOfHook(() => []))).rejects.toThrow('npm run check');
});
