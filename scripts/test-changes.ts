import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editsNamed } from './build-comparison/chosen-edits';
import { contentEdits } from './changes/content-edits';
import { hashOf } from './lib/commits';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { copySite } from './lib/site-copy';

helpIfAsked(`npm run test:changes [-- options]

Runs npm run changes with one edit of each kind in a copy of the site, built with Gatsby. It takes about half a minute
per edit.

  --only "a fact,a picture"  makes some of the edits
  --keep FOLDER              keeps the summaries`);

const { chosen, keep } = optionsOrExit(() => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'string' } } });
  return { chosen: editsNamed(values.only, contentEdits), keep: values.keep };
});

const site = copySite(root);
process.once('exit', site.remove);

/** @returns how many summaries lack something */
async function testChanges(): Promise<number> {
  const base = hashOf(site.folder, 'HEAD');
  let failed = 0;
  for (const [index, { name, apply, expected }] of chosen.entries()) {
    site.run('git', 'reset', '--quiet', '--hard', base);
    site.run('git', 'clean', '--quiet', '--force', '-d');
    await apply(join(site.folder, 'content'));
    site.commit();
    const seconds = site.npm('changes', base);
    const output = join(site.folder, 'changes');
    const summary = readFileSync(join(output, 'summary.md'), 'utf8');
    const missing = expected.filter((part) => !part.test(summary));
    const result = missing.length === 0 ? 'as expected' : `without ${missing.join(' and ')}`;
    console.log(`${name.padEnd(36)} ${seconds.toFixed(0).padStart(5)} s   ${result}`);
    const [, , overview = ''] = summary.split('\n');
    console.log(`  ${overview} ${summary.length.toLocaleString('en-US')} characters`);
    if (missing.length > 0) failed += 1;
    if (keep === undefined) continue;
    mkdirSync(resolve(keep), { recursive: true });
    cpSync(output, join(resolve(keep), `${index + 1}-${name.replaceAll(' ', '-')}`), { recursive: true });
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed;
}

main(async () => ((await testChanges()) > 0 ? 1 : 0));
