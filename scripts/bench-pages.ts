import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atCommit, checkCommit } from './bench/commit-copy';
import { findings, weightTable } from './bench/pages/report';
import { pageWeights } from './bench/pages/weights';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';

helpIfAsked(`npm run bench:pages [-- options]

Prints what each built page weighs beside its limits. Warns above 90% of a limit and fails above the limit.

  --against COMMIT  also builds that commit, and shows each page's change`);

const { against } = optionsOrExit(() => {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  if (values.against !== undefined) checkCommit(values.against);
  return values;
});

main(async () => {
  const pages = pageWeights(join(root, 'public'));
  const before = against === undefined ? undefined : await atCommit(against, pageWeights);
  console.log(weightTable(pages, before));
  const { tooHeavy, close } = findings(pages);
  if (close.length > 0) console.warn(`\nClose to a limit:\n${close.join('\n')}`);
  if (tooHeavy.length > 0) console.error(`\nToo heavy:\n${tooHeavy.join('\n')}`);
  return tooHeavy.length > 0 ? 1 : 0;
});
