/** A Git repository with a little content, which builds in milliseconds, for tests of the whole command. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type SamplePage, writeSampleSite } from './sample-site';

const texts = z.record(z.string(), z.string());
const settings = z.object({ facts: texts, bank: z.string(), navigation: z.string(), redirects: texts });

const files: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\npublic/\nchanges/\n',
  'content/site.yaml':
    'facts:\n  limit: $1 million\nbank: Larkmere Sample Bank\nnavigation: Products\nredirects: {}\n',
  'content/pages/ach.md':
    'title: ACH\ndescription: Credits and debits.\n---\n<p>Send up to {limit}.</p><p><img src="/board.png" alt="A board"></p>\n',
  'content/pages/wires.md': 'title: Wires\ndescription: Large payments.\n---\n<p>Send at once.</p>\n',
  'content/pages/checks.md': 'title: Checks\ndescription: Paper payments.\n---\n<p>Mail or deposit.</p>\n',
  'content/updates/lookup.md': 'title: One lookup\ndescription: Find a bank.\n---\n<p>By its number.</p>\n',
};

/** A page from a file: lines of YAML, three hyphens, and HTML with {names} of facts. */
function pageFrom(file: string, { facts, bank, navigation }: z.infer<typeof settings>): SamplePage {
  const [head = '', html = ''] = readFileSync(file, 'utf8').split('---\n');
  const { title, description } = z.object({ title: z.string(), description: z.string() }).parse(parse(head));
  const figures = Object.entries(facts).filter(([id]) => html.includes(`{${id}}`));
  const body = figures.reduce((text, [id, value]) => text.replaceAll(`{${id}}`, value), html);
  const disclosure = `Deposits are held at ${bank}.`;
  return { title, description, navigation, body, disclosure, figures: Object.fromEntries(figures) };
}

/** Builds the repository's site, or that of a worktree, into its `public/`. */
export async function buildSample(folder: string): Promise<void> {
  const content = join(folder, 'content');
  const site = settings.parse(parse(readFileSync(join(content, 'site.yaml'), 'utf8')));
  const pagesIn = (kind: string, prefix: string) =>
    existsSync(join(content, kind))
      ? readdirSync(join(content, kind)).map(
          (file) =>
            [`${prefix}/${basename(file, '.md')}`, pageFrom(join(content, kind, file), site)] as const,
        )
      : [];
  const updates = pagesIn('updates', '/updates');
  const home = { title: 'Home', navigation: site.navigation, disclosure: 'Not a bank.' };
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  writeSampleSite(
    {
      pages: { '/': home, ...Object.fromEntries([...pagesIn('pages', ''), ...updates]) },
      redirects: site.redirects,
      updates: Object.fromEntries(updates.map(([path, { title = '' }]) => [basename(path), title])),
    },
    join(folder, 'public'),
  );
}

/** The repository. Paths are relative to it. */
export interface SampleRepository {
  readonly folder: string;
  readonly git: (...args: string[]) => string;
  /** Writes files, or removes those that are undefined, and commits. @returns the hash of the commit */
  readonly commit: (files: Readonly<Record<string, string | undefined>>) => string;
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

/** @returns a repository with one commit */
export function sampleRepository(): SampleRepository {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'sample-repository-'));
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit: SampleRepository['commit'] = (changed) => {
    for (const [file, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      if (text === undefined) rmSync(join(folder, file));
      else writeFileSync(join(folder, file), text);
    }
    git('add', '--all');
    const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@site.example'];
    git(...author, 'commit', '--quiet', '--message', 'Edit');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit(files);
  return {
    folder,
    git,
    commit,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
