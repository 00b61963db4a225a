import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentTypes } from '../src/content-model/content-types';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout;

describe('npm run new', () => {
  const page = {
    headline: 'Payments by carrier pigeon.',
    lede: 'A bird takes each order to the branch.',
    page_title: 'Carrier pigeon API for payment orders',
    description: 'Send each payment order to the branch by carrier pigeon, and read its state as data.',
    summary: 'Orders that "fly" to the branch: $1.',
    slug: 'pigeons',
  };
  const given = {
    update: { ...page, kind: 'engineering', author: 'api', products: ['ach', 'wires'], date: '2026-11-20' },
    article: { ...page, name: 'Pigeons', group: 'Get started' },
    product: { ...page, name: 'Pigeons', rail: 'fednow', tag: 'Orders that fly' },
    solution: { ...page, name: 'Pigeon post', products: ['checks', 'bank-accounts'] },
    code: {
      ...{ network: 'ach-returns', code: 'R99', slug: 'r99', short_meaning: 'Lost', reason: 'lost' },
      ...{
        meaning: 'It is lost.',
        said_by: 'The bird',
        retry: 'after',
        advice: 'Wait.',
        customer: 'Late: $1.',
      },
    },
    fact: {
      ...{
        id: 'pigeon-orders',
        label: 'Orders',
        subject: 'ach',
        unit: 'count',
        value: 3,
        as_of: '2026-11-20',
      },
      ...{ source: 'FRB Services', url: 'https://www.frbservices.org/news', confidence: 'official' },
      review_by: '2027-11-20',
    },
  };

  const textOf = (file: string): string => readFileSync(join(folder, 'content', file), 'utf8');

  beforeAll(() => {
    cpSync('content', join(folder, 'content'), { recursive: true });
    const script = `import nodePlop from 'node-plop';
      const plop = await nodePlop('./scripts/new/plopfile.mjs', { destBasePath: ${JSON.stringify(folder)} });
      for (const [kind, answers] of Object.entries(${JSON.stringify(given)})) {
        const { failures } = await plop.getGenerator(kind).runActions(answers);
        if (failures.length > 0) console.log(kind, failures);
      }`;
    expect(run(script)).toBe('');
  });

  test.each([
    ['Update', 'updates/pigeons.md'],
    ['Article', 'documentation/pigeons.md'],
    ['Product', 'products/pigeons.yaml'],
    ['Solution', 'solutions/pigeons.yaml'],
    ['CodeNetwork', 'codes/ach-returns.yaml'],
    ['Fact', 'facts.yaml'],
  ])('a new %s fits its schema', (type, file) => {
    const text = textOf(file);
    const record = parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text);
    const schema = contentTypes.find(({ name }) => name === type)?.schema;
    expect(schema?.safeParse(record)).toMatchObject({ success: true });
  });

  test('an article, a code and a fact are the last of their lists, with what was typed', () => {
    expect(textOf('documentation.yaml')).toMatch(
      /- title: Get started\n {4}links:\n( {6}- .*\n)+ {6}- \{ name: "Pigeons", href: \/documentation\/pigeons \}\n {2}- title/,
    );
    expect(textOf('codes/ach-returns.yaml')).toMatch(/customer: "Late: \$1\."\n$/);
    const facts = parse(textOf('facts.yaml')) as { id: string; subject: string; value: unknown }[];
    expect(facts.findLast(({ subject }) => subject === 'ach')).toMatchObject({
      id: 'pigeon-orders',
      value: 3,
    });
  });
});

test('npm run changes lists pages that were added, removed and moved, and the lines that differ', () => {
  const site = (name: string, pages: Record<string, string>): string => {
    const place = join(folder, name);
    mkdirSync(place);
    for (const [file, text] of Object.entries(pages)) writeFileSync(join(place, file), text);
    return place;
  };
  const before = site('before', {
    'index.md': 'Home\n',
    'fees.md': 'Ten\n',
    'a.md': 'A\n',
    'old.md': 'Old\n',
  });
  const after = site('after', {
    'index.md': 'Home\n',
    'fees.md': 'Nine\n',
    'b.md': 'A\n',
    'new.md': 'New\n',
  });
  const [from, to] = [before, after].map((place) => JSON.stringify(place));
  const script = `import { summary } from './scripts/changes.mjs';
    console.log(summary(${from}, ${to}, new Map([['/a', '/b']])));`;
  expect(run(script).trim().split('\n').filter(Boolean)).toEqual([
    '## What visitors will read',
    '2 added, 2 removed, 1 moved, 1 changed.',
    '- Added: `/new`',
    '- Moved: `/a` → `/b`',
    '- Removed: `/old`, which has no redirect',
    '### `/fees`',
    '```diff',
    '-Ten',
    '+Nine',
    '```',
  ]);
});
