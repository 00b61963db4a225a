import { readOptions } from './changes/options';
import { summarize } from './changes/summarize';
import { hashOf } from './lib/commits';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { run } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

helpIfAsked(`npm run changes -- COMMIT [options]

Shows what visitors will see differently than at a commit, or at the commit where the branch left it. Builds both sites,
prints the summary as Markdown, and writes it to changes/ as summary.md and summary.html.

  --base-folder FOLDER  compares with a built site (a public folder) instead of a commit
  --out FOLDER          writes to another folder
  --screenshots         adds pictures of up to ten pages before and after, at two widths`);

/** Builds with the scripts of the folder, which may be those of another commit. */
async function build(folder: string): Promise<void> {
  console.log(folder === root ? 'Building this site.' : 'Building the site to compare with.');
  // Output of the build isn't part of the summary.
  const stdio = ['ignore', process.stderr, process.stderr] as const;
  const code = await run(process.execPath, ['scripts/gatsby.mjs', 'build'], {
    cwd: folder,
    stdio: [...stdio],
  });
  if (code !== 0) throw new Error(`The build in ${folder} failed. Its error message is above.`);
}

main(async () => {
  const options = optionsOrExit(() => {
    const read = readOptions(process.argv.slice(2), root);
    if ('commit' in read.base) hashOf(root, read.base.commit);
    return read;
  });
  const summary = await summarize(root, options, build);
  console.log(`\n${summary}`);
  return 0;
});
