/** Builds both sites, compares them, and writes the summary. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forkPoint } from '../lib/commits';
import { type Build, baseSite } from './base-site';
import { compareSites } from './compare';
import { toHtml } from './html';
import { toMarkdown } from './markdown';
import type { Options } from './options';
import { readSite } from './read-site';

/**
 * Compares the site with its base. Throws an error that names the fix if there's no such commit or folder, or a build fails.
 * @param root the folder of the site
 * @returns the summary as Markdown
 */
export async function summarize(
  root: string,
  { base, out, screenshots }: Options,
  build: Build,
): Promise<string> {
  // Before the builds, so that a wrong name is reported right away.
  const hash = 'commit' in base ? forkPoint(root, base.commit) : undefined;
  await build(root);
  const before = 'folder' in base ? resolve(base.folder) : await baseSite(root, hash ?? '', build);
  const after = join(root, 'public');
  const changes = compareSites(readSite(before), readSite(after));
  const markdown = toMarkdown(changes);
  // Pictures of an earlier comparison would show other pages.
  const pictures = join(out, 'screenshots');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(screenshots ? pictures : out, { recursive: true });
  writeFileSync(join(out, 'summary.md'), markdown);
  writeFileSync(join(out, 'summary.html'), toHtml(changes));
  if (screenshots) {
    // Loaded only now: without pictures the command needs no browser.
    const { takeScreenshots } = await import('./screenshots');
    const taken = await takeScreenshots(changes, { before, after, out });
    writeFileSync(join(out, 'summary.html'), toHtml(changes, taken));
  }
  return markdown;
}
