/** Only content/site.yaml has the brand, so that a rebrand changes one file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brand } from '../support/content/content';
import { expect, test } from '../support/site/file-test';

const root = join(__dirname, '..', '..');
const { name, legal_name: legalName, url } = brand();
const words = [name, legalName, new URL(url).hostname].map((word) => word.toLowerCase());

/** Generated from content/site.yaml by the build or by a script. */
const derived = /^(src\/gatsby-types\.d\.ts|content\/\.schemas\/)/;

/** Files written by hand, by path in the repository. */
function sources(): string[] {
  const files = ['content', 'src', 'static'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  const config = readdirSync(root).filter((file) => /^gatsby-[a-z]+\.(js|tsx?)$/.test(file));
  return [...files, ...config].filter((file) => file !== 'content/site.yaml' && !derived.test(file));
}

test('there are files to check', () => {
  expect(sources().length).toBeGreaterThan(200);
  expect(sources()).toContain('gatsby-config.ts');
});

test('no file contains the brand, the company or the domain, or is named after them', () => {
  const found = sources().flatMap((file) => {
    const lines = `${file}\n${readFileSync(join(root, file), 'utf8')}`.toLowerCase().split('\n');
    return lines.flatMap((line, number) =>
      words.some((word) => line.includes(word)) ? [`${file}:${number}: ${line.trim().slice(0, 80)}`] : [],
    );
  });
  expect(found).toEqual([]);
});
