/**
 * `npm run changes -- BASE`: what visitors will see differently than at the commit BASE. Builds both sites, prints the summary as
 * Markdown, and writes it to changes/ as summary.md and summary.html.
 *
 * -- --base-folder DIR    compares with a built site (a public folder) instead of a commit
 * -- --out DIR            writes to another folder
 * -- --screenshots        adds pictures of up to ten pages before and after, at two widths
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atCommit, checkCommit } from './bench/commit-copy';
import { optionsOrExit } from './bench/options';
import { releaseBuild } from './build/gatsby.mjs';
import { compareSites } from './changes/compare';
import { toHtml } from './changes/html';
import { toMarkdown } from './changes/markdown';
import { type Options, readOptions } from './changes/options';
import { readSite } from './changes/read-site';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';

/** Compares the built sites and writes the summary. */
async function summarize(before: string, { out, screenshots }: Options): Promise<void> {
  const after = join(root, 'public');
  const changes = compareSites(readSite(before), readSite(after));
  mkdirSync(out, { recursive: true });
  const markdown = toMarkdown(changes);
  writeFileSync(join(out, 'summary.md'), markdown);
  writeFileSync(join(out, 'summary.html'), toHtml(changes));
  if (screenshots) {
    // Loaded only now: without pictures the command needs no browser.
    const { takeScreenshots } = await import('./changes/screenshots');
    writeFileSync(
      join(out, 'summary.html'),
      toHtml(changes, await takeScreenshots(changes, { before, after, out })),
    );
  }
  console.log(`\n${markdown}`);
}

main(async () => {
  const options = optionsOrExit(() => {
    const read = readOptions(process.argv.slice(2), root);
    if ('commit' in read.base) checkCommit(read.base.commit);
    return read;
  });
  const code = await releaseBuild();
  if (code !== 0) return code;
  if ('folder' in options.base) await summarize(resolve(options.base.folder), options);
  else await atCommit(options.base.commit, (folder) => summarize(folder, options));
  return 0;
});
