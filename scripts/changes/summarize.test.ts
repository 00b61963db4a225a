/** The command in a temporary repository, with ten kinds of edits. Only the build is a small one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSample, type SampleRepository, sampleRepository } from './sample-repository';
import { summarize } from './summarize';

let repository: SampleRepository;
let base: string;
const built: string[] = [];

async function build(folder: string): Promise<void> {
  built.push(folder);
  await buildSample(folder);
}

beforeAll(() => {
  repository = sampleRepository();
  base = repository.git('rev-parse', 'HEAD');
});

beforeEach(() => {
  built.length = 0;
  repository.git('checkout', '--quiet', '-B', 'edit', base);
});

afterAll(() => repository.remove());

const changes = () => join(repository.folder, 'changes');

const summary = (commit = base): Promise<string> =>
  summarize(repository.folder, { base: { commit }, out: changes(), screenshots: false }, build);

const [site, ach, wires] = ['content/site.yaml', 'content/pages/ach.md', 'content/pages/wires.md'];

/** The file with one part replaced. Fails if it doesn't have the part. */
function edited(file: string, part: string, by: string): Record<string, string> {
  const text = repository.read(file);
  expect(text).toContain(part);
  return { [file]: text.replace(part, by) };
}

/** The overview and all headings. */
const outlineOf = (markdown: string): string[] =>
  markdown.split('\n').filter((line) => /^(###|Pages:|No page|The header)/.test(line));

const edits: readonly {
  readonly name: string;
  readonly files: () => Record<string, string | undefined>;
  readonly outline: readonly string[];
  readonly parts: readonly string[];
}[] = [
  {
    name: 'a value in YAML, here a fact, which one page shows',
    files: () => edited(site, '$1 million', '$2 million'),
    outline: ['Pages: 1 changed.', '### Changed: /ach'],
    parts: [
      '**Facts shown:**\n\n```diff\n- $1 million As of Oct 2026\n+ $2 million As of Oct 2026\n```',
      '**Text:**\n\n```diff\n- Send up to $1 million.\n+ Send up to $2 million.\n```',
      '**Disclosures:** 1, as before',
    ],
  },
  {
    name: 'a new article',
    files: () => ({
      'content/pages/cards.md': 'title: Cards\ndescription: Issue cards.\n---\n<p>Up to {limit}.</p>\n',
    }),
    outline: ['Pages: 1 added.', '### Added: /cards'],
    parts: [
      '**Title:** Cards\n\n**Description:** Issue cards.',
      '**Disclosures:**\n\n```diff\n+ Deposits are held at Larkmere Sample Bank.\n```',
      '**Facts shown:**\n\n```diff\n+ $1 million As of Oct 2026\n```',
    ],
  },
  {
    name: 'a deleted update',
    files: () => ({ 'content/updates/lookup.md': undefined }),
    outline: ['Pages: 1 removed. 1 redirect is missing.', '### Feed', '### Removed: /updates/lookup'],
    parts: ['```diff\n- One lookup (/updates/lookup, ', '**Redirect:** Missing. Add /updates/lookup to'],
  },
  {
    name: 'a renamed page with a redirect',
    files: () => ({
      ...edited(site, 'redirects: {}', 'redirects:\n  /wires: /wire-transfers'),
      [wires]: undefined,
      'content/pages/wire-transfers.md': repository.read(wires),
    }),
    outline: ['Pages: 1 moved.', '### Redirects', '### Moved: /wire&#45;transfers from /wires'],
    parts: ['+ /wires → /wire-transfers', '**Redirect:** /wires leads to /wire&#45;transfers'],
  },
  {
    name: 'a renamed page without a redirect',
    files: () => ({ [wires]: undefined, 'content/pages/fedwire.md': repository.read(wires) }),
    outline: [
      'Pages: 1 added, 1 removed. 1 redirect is missing.',
      '### Added: /fedwire',
      '### Removed: /wires',
    ],
    parts: ['**Redirect:** Missing. Add /wires to'],
  },
  {
    name: 'a new sentence',
    files: () => edited(wires, 'Send at once.', 'Send at once. Or later.'),
    outline: ['Pages: 1 changed.', '### Changed: /wires'],
    parts: ['- Send at once.\n+ Send at once. Or later.\n'],
  },
  {
    name: 'the bank in the disclosure of every page: described once',
    files: () => edited(site, 'Larkmere', 'Tidewell'),
    outline: ['Pages: 4 changed.', '### Changed in the same way: 4 pages'],
    parts: [
      '```diff\n- Deposits are held at Larkmere Sample Bank.\n+ Deposits are held at Tidewell Sample Bank.\n```',
      '<details><summary>The pages</summary>\n\n- /ach: ACH, ',
    ],
  },
  {
    name: 'a new update, which is a new entry of the feed',
    files: () => ({ 'content/updates/rail.md': 'title: A new rail\ndescription: Soon.\n---\n<p>Yes.</p>\n' }),
    outline: ['Pages: 1 added.', '### Feed', '### Added: /updates/rail'],
    parts: ['**Feed entries:**\n\n```diff\n+ A new rail (/updates/rail, '],
  },
  {
    name: 'a label of the navigation, which is on every page: described once',
    files: () => edited(site, 'navigation: Products', 'navigation: Payments'),
    outline: ['No page looks different. The header or footer differs on 5 pages.', '### Header and footer'],
    parts: ['```diff\n- Products\n+ Payments\n```'],
  },
  {
    name: 'a picture',
    files: () => edited(ach, '/board.png', '/timetable.png'),
    outline: ['Pages: 1 changed.', '### Changed: /ach'],
    parts: ['**Pictures:**\n\n```diff\n- /board.png\n+ /timetable.png\n```'],
  },
  {
    name: 'a description in the front matter',
    files: () => edited(ach, 'Credits and debits.', 'Debits.'),
    outline: ['Pages: 1 changed.', '### Changed: /ach'],
    parts: ['**Description:**\n\n```diff\n- Credits and debits.\n+ Debits.\n```'],
  },
];

test.each(edits)('$name', async ({ files, outline, parts }) => {
  repository.commit(files());
  const markdown = await summary();
  expect(outlineOf(markdown)).toEqual(outline);
  for (const part of parts) expect(markdown).toContain(part);
  expect(readFileSync(join(changes(), 'summary.md'), 'utf8')).toBe(markdown);
  expect(readFileSync(join(changes(), 'summary.html'), 'utf8')).toContain('<h1>What visitors will see</h1>');
});

test('the base is built once, in a worktree that is gone afterward', async () => {
  const other = repository.commit(edited(wires, 'at once', 'today'));
  repository.commit(edited(wires, 'today', 'now'));
  expect(outlineOf(await summary(other))).toEqual(['Pages: 1 changed.', '### Changed: /wires']);
  await summary(other);
  expect(built).toEqual([repository.folder, expect.stringContaining('base-site-'), repository.folder]);
  expect(existsSync(built[1] ?? '')).toBe(false);
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('what others did since the branch left main is no change', async () => {
  repository.commit(edited(wires, 'at once', 'today'));
  repository.git('checkout', '--quiet', '-B', 'main', base);
  repository.commit(edited(ach, 'Credits and debits.', 'Debits.'));
  repository.git('checkout', '--quiet', 'edit');
  expect(outlineOf(await summary('main'))).toEqual(['Pages: 1 changed.', '### Changed: /wires']);
});

test('a build of the base that fails leaves no worktree', async () => {
  const broken = repository.commit({ [site]: 'bank: Larkmere' });
  repository.commit({ [site]: 'facts: {}\nbank: Larkmere\nnavigation: Products\nredirects: {}\n' });
  await expect(summary(broken)).rejects.toThrow('facts');
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(readdirSync(tmpdir())).not.toContain(built[1]?.split('/').at(-2));
});

test('a name that is no commit is reported before any build', async () => {
  await expect(summary('mian')).rejects.toThrow('There is no commit "mian".');
  expect(built).toEqual([]);
});
