/** Edits of the real content, one of each kind, and what the summary says about each. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export interface ContentEdit {
  readonly name: string;
  /** @param content the content folder */
  readonly apply: (content: string) => void | Promise<void>;
  /** Each is somewhere in the summary. */
  readonly expected: readonly RegExp[];
}

/** Replaces a part of a file. Throws if the part isn't there. */
function replace(content: string, file: string, part: string, by: string): void {
  const text = readFileSync(join(content, file), 'utf8');
  if (!text.includes(part))
    throw new Error(`content/${file} has no ${part}. Update the edit in scripts/changes/content-edits.ts.`);
  writeFileSync(join(content, file), text.replace(part, by));
}

const edit = (name: string, file: string, part: string, by: string, ...expected: RegExp[]): ContentEdit => ({
  name,
  apply: (content) => replace(content, file, part, by),
  expected,
});

/** Allows an address to disappear without a redirect, which the content check reports otherwise. */
const forget = (content: string, path: string): void =>
  replace(content, 'published-pages.yaml', `  - ${path}\n`, '');

const markdown = (head: readonly string[], body: string): string =>
  ['---', '', ...head, '---', '', body, ''].join('\n');

const words = {
  title: 'title: A page that only exists in tests of the summary',
  description:
    'description: A page that only exists in tests of the summary, to see its title, its description and its weight there.',
};

/** Eleven kinds of edits. */
export const contentEdits: readonly ContentEdit[] = [
  edit(
    'a value in YAML',
    'products/wires.yaml',
    'headline: Send and receive wires over Fedwire.',
    'headline: Wires over Fedwire by API.',
    /^### Changed: \/products\/wires$/m,
    /^\+ Wires over Fedwire by API\.$/m,
  ),
  {
    name: 'a new article',
    apply: (content) => {
      const head = [words.title, words.description, 'name: A test', 'lede: Only for a test.'];
      writeFileSync(
        join(content, 'documentation', 'a-test.md'),
        markdown(head, '## What it is\n\nA paragraph.'),
      );
      const before = '      - { name: Ledger design, href: /documentation/ledger-design }\n';
      const link = '      - { name: A test, href: /documentation/a-test }\n';
      replace(content, 'documentation.yaml', before, before + link);
    },
    expected: [/^### Added: \/documentation\/a&#45;test$/m, /^### Changed in the same way: \d+ pages$/m],
  },
  {
    name: 'a deleted update',
    apply: (content) => {
      rmSync(join(content, 'updates', 'pages-for-programs.md'));
      forget(content, '/updates/pages-for-programs');
    },
    expected: [
      /1 redirect is missing\./,
      /^### Removed: \/updates\/pages&#45;for&#45;programs$/m,
      /^- .*\(\/updates\/pages-for-programs, /m,
    ],
  },
  {
    name: 'a renamed page with a redirect',
    apply: (content) => {
      const [from, to] = ['keys-come-from-records', 'keys-are-in-records'];
      renameSync(join(content, 'updates', `${from}.md`), join(content, 'updates', `${to}.md`));
      replace(
        content,
        'redirects.yaml',
        'items:\n',
        `items:\n  - from: /updates/${from}\n    to: /updates/${to}\n`,
      );
    },
    expected: [
      /^### Moved: \/updates\/keys&#45;are&#45;in&#45;records from \/updates\/keys/m,
      /^\+ \/updates\/keys-come-from-records → \/updates\/keys-are-in-records\/?$/m,
    ],
  },
  {
    name: 'a renamed page without a redirect',
    apply: (content) => {
      const updates = join(content, 'updates');
      renameSync(join(updates, 'routing-number-lookup.md'), join(updates, 'find-a-bank.md'));
      forget(content, '/updates/routing-number-lookup');
    },
    expected: [
      /1 redirect is missing\./,
      /^### Added: \/updates\/find&#45;a&#45;bank$/m,
      /^### Removed: \/updates\/routing&#45;number&#45;lookup$/m,
    ],
  },
  edit(
    'a fact',
    'facts.yaml',
    'value: "10:15"',
    'value: "10:05"',
    /^- .*10:15/m,
    /^\+ .*10:05/m,
    /^### Changed: \/products\/ach$|^- \/products\/ach: /m,
  ),
  edit(
    'the name of a bank',
    'banks.yaml',
    'Larkmere Sample Bank',
    'Larkfield Sample Bank',
    /^### Changed in the same way: \d+ pages$/m,
    /^- .*Larkmere Sample Bank/m,
    /^\+ .*Larkfield Sample Bank/m,
  ),
  {
    name: 'a new update',
    apply: (content) =>
      writeFileSync(
        join(content, 'updates', 'a-test.md'),
        markdown(
          [
            ...[words.title, words.description, 'date: 2026-11-19', 'kind: product-updates', 'author: api'],
            ...['summary: It appears in the lists and in the feed.', 'products: [ach]'],
          ],
          'It says little.',
        ),
      ),
    expected: [
      /^### Feed$/m,
      /^\+ A page that only exists in tests of the summary \(\/updates\/a-test, /m,
      /^### Added: \/updates\/a&#45;test$/m,
      /^\*\*Feed entries:\*\*$/m,
    ],
  },
  edit(
    'a label of the navigation',
    'navigation.yaml',
    'name: Customers\n',
    'name: Stories\n',
    /The header or footer differs on \d{3} pages\./,
    /^### Header and footer$/m,
    /^\+ Stories/m,
  ),
  {
    name: 'a picture',
    apply: async (content) => {
      const file = join(content, 'updates', 'images', 'mail-stop-code.png');
      writeFileSync(file, await sharp(readFileSync(file)).flip().png().toBuffer());
    },
    expected: [/^### Changed: \/updates\/decide&#45;on&#45;lockbox&#45;mail$/m, /^\*\*Pictures:\*\*$/m],
  },
  edit(
    'a description in the front matter',
    'documentation/pagination.md',
    'How lists work. What data',
    'How lists work, what data',
    /^### Changed: \/documentation\/pagination$/m,
    /^\*\*Description:\*\*$/m,
    /^\+ How lists work, what data/m,
  ),
];
