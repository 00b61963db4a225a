/** docs/editing.md has an example of each rule, and the check reports it as it says there. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedOn, contentCache } from '../../../tests/unit/check-cache';
import { checkWhole } from '.';
import type { CheckCache } from './cache/check-cache';

/** An edit: `from` is replaced by `to`, and then `said` is reported. */
type Example = { rule: string; file: string; from: string; to: string; said: string };

/** The heading, the edit and the message of each example; a rule may have no edit. */
const pattern = /^### ([\w-]+)\n([\s\S]*?)(?=^###? |$(?![\s\S]))/gm;

function exampleIn(rule: string, text: string): Example | undefined {
  const [, file = '', lines] = /```diff\n(?:content\/)?(.*)\n([\s\S]*?)\n```/.exec(text) ?? [];
  if (lines === undefined) return undefined;
  const rows = lines.split('\n');
  const side = (sign: string) =>
    rows
      .filter((row) => row.startsWith(sign) || row.startsWith(' '))
      .map((row) => row.slice(2))
      .join('\n');
  const [, said = ''] = /```\n\n```\n([\s\S]*?)\n```/.exec(text) ?? [];
  return { rule, file, from: side('-'), to: side('+'), said };
}

const document = readFileSync(join(__dirname, '../../../docs/editing.md'), 'utf8');
const [, section = ''] = document.split('\n## What the check reports\n');
const headings = [...section.matchAll(pattern)].map(([, rule = '', text = '']) => ({ rule, text }));
const examples = headings.flatMap(({ rule, text }) => exampleIn(rule, text) ?? []);

/** Rules without an example: one would name another provider; the others compare with a commit, and the copy below has none. */
const withoutExample = ['other-providers', 'fact-changes', 'fee-changes', 'removed-facts'];

/** The modules that report something: those that export a function returning diagnostics. */
const reporting = /export (?:async )?function \w+\([^{}]*\): (?:Promise<)?(?:Diagnostic|LocatedError)\[\]/;

/** What calls other modules. */
const callers = ['api', 'index'];

const rules = ['reading', 'rules', 'api'].flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => reporting.test(readFileSync(join(__dirname, folder, name), 'utf8')))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !callers.includes(name)),
);

test('each rule has a paragraph and an example in docs/editing.md; if not, add them', () => {
  expect(headings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
  const shown = examples.map(({ rule }) => rule);
  expect(rules.filter((rule) => !shown.includes(rule) && !withoutExample.includes(rule))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
cpSync(join(__dirname, '../../../content'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

let cache: CheckCache;

beforeAll(async () => {
  cache = await contentCache();
});

/** The text of a file; empty for one that doesn't exist. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Without line numbers, which change with every edit. */
const unnumbered = (text: string): string => text.replace(/line \d+/g, 'line …');

test.each(examples)('the example of $rule is reported', async ({ file, from, to, said }) => {
  const path = join(folder, file);
  const before = textOf(path);
  expect(before ?? '').toContain(from);
  writeFileSync(
    path,
    (before ?? '').replace(from, () => to),
  );
  try {
    const found = await checkWhole(folder, { today: checkedOn, cache });
    const texts = found
      .filter((one) => one.file === `content/${file}`)
      .map(({ message, fix, severity }) => `${severity ? 'Warning: ' : ''}${message}\n→ ${fix}`);
    expect(texts.map(unnumbered)).toContain(unnumbered(said));
  } finally {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
});
