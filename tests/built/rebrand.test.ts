/** Only content/site.yaml has the brand, so that a rebrand changes one file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../support/content';

const root = join(__dirname, '..', '..');

test('no file contains the brand, the company or the domain, or is named after them', () => {
  const { name, legal_name: legalName, url } = brand();
  const words = [name, legalName, new URL(url).hostname].map((word) => word.toLowerCase());
  const files = ['content', 'src', 'static'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(200);
  // Descriptions of the API as they were published stay as they are.
  const exempt = /content\/site\.yaml$|src\/gatsby-types\.d\.ts$|content\/\.schemas\/|static\/openapi\//;
  const found = files
    .filter((file) => !exempt.test(file))
    .filter((file) =>
      words.some((word) =>
        `${file.slice(root.length)}\n${readFileSync(file, 'utf8')}`.toLowerCase().includes(word),
      ),
    );
  expect(found).toEqual([]);
});
