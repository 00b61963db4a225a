import { llmsTxt } from './llms-txt';

const site = {
  name: 'Halyard',
  url: 'https://halyard.example',
  description: 'Halyard moves money.',
  disclosures: ['Not a bank.'],
  groups: [{ name: 'Accounts', resources: [{ path: '/documentation/api/accounts' }] }],
};
const alternate = (path: string) => ({
  path: path === '/' ? '/index.md' : `${path}.md`,
  title: `Page ${path} — Halyard`,
  description: `About ${path}.`,
  url: `https://halyard.example${path}`,
  file: `# ${path}\n`,
});
const alternates = [
  '/updates/a',
  '/documentation/codes/ach-returns/r01',
  '/products',
  '/',
  '/documentation/api/accounts',
  '/products/ach',
  '/terms',
  '/documentation/fedach',
  '/documentation/api',
  '/fees',
  '/documentation',
].map(alternate);

test('the site, its disclosures, and its pages by section, optional ones last', () => {
  const lines = llmsTxt(site, alternates)
    .split('\n')
    .filter((line) => line !== '');
  expect(lines.slice(0, 3)).toEqual(['# Halyard', '> Halyard moves money.', 'Not a bank.']);
  expect(
    lines.flatMap((line) => /^## (.*)|^- \[Page (\S+)\]/.exec(line)?.slice(1).filter(Boolean) ?? []),
  ).toEqual([
    'Documentation',
    '/documentation',
    '/documentation/api',
    '/documentation/fedach',
    'API reference: Accounts',
    '/documentation/api/accounts',
    'Products',
    '/products',
    '/products/ach',
    'Company',
    '/',
    '/fees',
    '/terms',
    'Data',
    'Optional',
    '/documentation/codes/ach-returns/r01',
    '/updates/a',
  ]);
  expect(lines).toContain(
    '- [Page /products/ach](https://halyard.example/products/ach.md): About /products/ach.',
  );
  expect(lines).toContain(
    '- [API reference: Accounts in one file](https://halyard.example/llms-api-reference-accounts.txt): These pages in full.',
  );
  expect(lines).toContain(
    '- [facts.json](https://halyard.example/facts.json): Network limits, windows, hours and deadlines, each with its date and source.',
  );
});
