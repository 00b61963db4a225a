/** A build after edits to content writes the same site as one from nothing. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const copied = [
  'content',
  'src',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
];
const configuration = ['package.json', 'tsconfig.json'];

/** Copies the repository without its build; packages are linked. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const name of [...copied, ...configuration])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function build(folder: string): void {
  // One day for both, so that the dates of changes are the same.
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1790000000', CI: '1' };
  const { status, stdout, stderr } = spawnSync('npx', ['gatsby', 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

/** The hash of each built file, by its path. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // Gatsby's own record of the build's duration, and of which pages were rendered again.
      .filter((file) => !/webpack\.stats\.json|render-page|\.map$/.test(file))
      .map((file) => [
        file.slice(join(folder, 'public').length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(),
  );

const change = (folder: string, file: string, edit: (text: string) => string): void => {
  const path = join(folder, 'content', file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
};

/** Edits as editors make them: a word in an article, the title of a product, a fact, a link of the navigation, a new update. */
function editContent(folder: string): void {
  appendFileSync(join(folder, 'content/documentation/webhooks.md'), '\nOne more sentence at the end.\n');
  change(folder, 'products/ach.yaml', (text) => text.replace(/^summary: /m, 'summary: Now '));
  change(folder, 'navigation.yaml', (text) =>
    text.replace('full control over FedACH', 'full control over every FedACH entry'),
  );
  change(folder, 'footer.yaml', (text) => text.replace('title: Company', 'title: The company'));
  cpSync(
    join(folder, 'content/updates/verify-a-webhook.md'),
    join(folder, 'content/updates/verify-another-webhook.md'),
  );
  change(folder, 'updates/verify-another-webhook.md', (text) =>
    text.replace(/^title: .*$/m, 'title: Verify another webhook'),
  );
}

test('after edits a warm build has the files of a cold one', async () => {
  test.setTimeout(20 * 60_000);
  const [warm, cold] = [copyRepository(), copyRepository()];
  try {
    build(warm);
    editContent(warm);
    editContent(cold);
    build(warm);
    build(cold);
    const [one, other] = [filesOf(warm), filesOf(cold)];
    expect(Object.keys(one).length).toBeGreaterThan(500);
    const pages = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).filter(([file]) => !/\.js$/.test(file)));
    expect(pages(one)).toEqual(pages(other));
  } finally {
    for (const folder of [warm, cold]) rmSync(folder, { recursive: true, force: true });
  }
});
