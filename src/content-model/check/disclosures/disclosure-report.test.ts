import { join } from 'node:path';
import { filledCache } from '../../../../tests/unit/check-cache';
import { disclosureReport } from './disclosure-report';
import { readDisclosures } from './read-disclosures';

const folder = join(__dirname, '..', '..', '..', '..', 'content');
const cache = filledCache('content', folder);

test('every page is there with the paragraphs of its footer, without tokens', () => {
  const { footers } = readDisclosures(folder, cache);
  expect(footers.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/', '/fees', '/products/ach', '/solutions/wallets', '/terms', '/updates']),
  );
  for (const { paragraphs } of footers) {
    expect(paragraphs.length).toBeGreaterThan(2);
    expect(paragraphs.join(' ')).not.toMatch(/[{}]/);
  }
  const of = (route: string) => footers.find((footer) => footer.route === route)?.paragraphs.join('\n') ?? '';
  expect(of('/solutions/fund-administration')).toMatch(/^Interest-bearing deposit placement:/m);
  expect(of('/fees')).not.toMatch(/deposit placement:/);
});

test('the report is one section for each page, with its suppressions and their reasons', () => {
  const sections = disclosureReport(folder, cache).split('\n\n');
  const fees = sections.find((section) => section.startsWith('/fees\n'));
  expect(fees).toMatch(/\n {2}1\. .*not a bank/);
  expect(fees).toContain('Suppressed: typed_figure: "2-day". It is the name of a FedEx shipping service');
});

test('words are found in the file and line that they come from', () => {
  const { whereOf } = readDisclosures(folder, cache);
  expect(whereOf('/solutions/wallets', 'Pooled balances')).toMatchObject({
    file: 'content/solutions/wallets.yaml',
    column: expect.any(Number),
  });
  expect(whereOf('/solutions/wallets', 'Pooled balances').line).toBeGreaterThan(10);
  expect(whereOf('/solutions/wallets', 'words of nobody')).toEqual({
    file: 'content/solutions/wallets.yaml',
    line: 1,
    column: 1,
  });
});
