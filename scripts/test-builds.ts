import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { chosenEdits } from './build-comparison/chosen-edits';
import { differences } from './build-comparison/differences';
import { accidents, edits } from './build-comparison/edits';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { copySite } from './lib/site-copy';

helpIfAsked(`npm run test:builds [-- options]

Proves that building only what changed gives the same files as building everything. It applies edits of every kind in
order to a copy of the site, builds after each, and compares public/ with that of a build from scratch, file by file.
It takes about a minute per edit.

  --only "a new update,a deleted update"  makes some of the edits`);

const chosen = optionsOrExit(() => chosenEdits(process.argv.slice(2), [...edits, ...accidents]));

// Pages that show the time of the build are compared too: both builds use this time.
process.env.SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

/** The most differences to print. */
const shown = 10;

const site = copySite(root);
process.once('exit', site.remove);

const output = join(site.folder, 'public');
const kept = join(site.folder, '..', 'warm');

/** Builds from scratch and returns the differences to the previous build, and the seconds it took. */
const compareWithCold = () => {
  renameSync(output, kept);
  try {
    return site.withoutCaches(() => {
      const seconds = site.npm('build');
      return { seconds, found: differences(kept, output) };
    });
  } finally {
    renameSync(kept, output);
  }
};

const row = (name: string, warm: string, cold: string, result: string): string =>
  `${name.padEnd(34)} ${warm.padStart(7)} ${cold.padStart(7)}   ${result}`;

/** Applies the edits in order, and returns how many of the builds differ from one from scratch. */
async function testBuilds(): Promise<number> {
  console.log(row('after', 'changes', 'all', 'files'));
  site.npm('build');
  let failed = 0;
  for (const edit of chosen) {
    await edit.apply(site);
    const warm = site.npm('build');
    const { seconds: cold, found } = compareWithCold();
    const result = found.length === 0 ? 'the same' : `${found.length} differ`;
    console.log(row(edit.name, `${warm.toFixed(1)} s`, `${cold.toFixed(1)} s`, result));
    for (const { file, what } of found.slice(0, shown)) console.log(`  ${file} ${what}`);
    if (found.length > 0) failed += 1;
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed;
}

main(async () => ((await testBuilds()) > 0 ? 1 : 0));
