import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedOn, contentCache } from '../../../../tests/unit/check-cache';
import { checkContent } from '..';
import type { CheckCache } from '../cache/check-cache';

/** A committed copy of the site's content. */
const site = mkdtempSync(join(tmpdir(), 'removed-facts-'));
const folder = join(site, 'content');
const facts = join(folder, 'facts.yaml');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', site, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);

let committed = '';
let cache: CheckCache;

beforeAll(async () => {
  const root = join(__dirname, '../../../..');
  for (const name of ['content', 'static']) cpSync(join(root, name), join(site, name), { recursive: true });
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Add content');
  committed = readFileSync(facts, 'utf8');
  cache = await contentCache();
});

afterAll(() => rmSync(site, { recursive: true }));

/** The line on which a piece of a text starts. */
const lineOf = (text: string, piece: string): number => text.slice(0, text.indexOf(piece)).split('\n').length;

/** The diagnostics after facts.yaml is edited. */
function checkFacts(from: RegExp, to: string) {
  const text = committed.replace(from, to);
  expect(text).not.toBe(committed);
  writeFileSync(facts, text);
  return checkContent(folder, { today: checkedOn, cache });
}

const record = (id: string): RegExp => new RegExp(`- id: ${id}\\n(?:.+\\n)*`);

test('each removed fact is one error at facts.yaml, with its uses', () => {
  const place = { file: 'content/facts.yaml', line: 1, column: 1 };
  const found = checkFacts(/- id: (?:rtp-ceiling|fdic-maximum)\n(?:.+\n)*/g, '');
  expect(found).toContainEqual({
    ...place,
    message: expect.stringMatching(
      /^the fact "rtp-ceiling" was removed, but \d+ places use it \((?:content\/\S+:\d+, ){3}…\)$/,
    ),
    fix: 'restore it, or remove those uses',
  });
  expect(found.map(({ message }) => message.slice(0, 23))).toEqual([
    'the fact "rtp-ceiling" ',
    'the fact "fdic-maximum"',
  ]);
});

test('a fact that no one uses can be removed', () => {
  writeFileSync(
    facts,
    `${committed}\n${record('rtp-ceiling').exec(committed)?.[0].replace('rtp-ceiling', 'unused')}`,
  );
  git('commit', '-qam', 'Add a fact');
  writeFileSync(facts, committed);
  expect(checkContent(folder, { today: checkedOn, cache })).toEqual([]);
  git('commit', '-qam', 'Remove it');
});

test('an unknown id that was never committed is reported where it is used', () => {
  writeFileSync(facts, committed);
  const page = join(folder, 'products/wires.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('{fact:', '{fact:unheard-of-'));
  expect(checkContent(folder, { today: checkedOn, cache })).toEqual([
    expect.objectContaining({ file: 'content/products/wires.yaml' }),
  ]);
  writeFileSync(page, text);
});

test.each([
  ['fdic-maximum', 'usd', 'count', '250,000'],
  ['fedwire-opens', 'time_et', 'text', '21:00'],
])('another unit of %s is one error, whatever follows from it', (id, was, is, shown) => {
  const found = checkFacts(new RegExp(`(- id: ${id}\\n(?:.+\\n)*?  unit: )${was}`), `$1${is}`);
  expect(found).toEqual([
    {
      file: 'content/facts.yaml',
      line: lineOf(committed, `- id: ${id}\n`) + 4,
      column: 9,
      message: `the unit of "${id}" was ${was} and is now ${is}, so pages would show ${shown}`,
      fix: `write "unit: ${was}"; if ${is} is right, commit it, and this error goes away`,
    },
  ]);
});
