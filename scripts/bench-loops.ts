import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildMeasures } from './bench/build-measures';
import { checkMeasures } from './bench/check-measures';
import { checkCommit, copyAt } from './bench/commit-copy';
import { developMeasures } from './bench/develop-measures';
import type { Measure } from './bench/measure';
import { readCount, readGroups } from './bench/options';
import { table } from './bench/table';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { copySite } from './lib/site-copy';

helpIfAsked(`npm run bench:loops [-- options]

Measures how long the check, builds and the development server take, in copies of the site, with each figure's ratio to
its goal. Commands to compare take turns, so that a machine that slows down doesn't favor one.

  --only check,build  groups: check, build, develop, marginal (two builds with many updates)
  --runs 3            runs per figure (default 3), of which the median is reported
  --against COMMIT    also measures another commit, alternating with this one`);

const measures: readonly Measure[] = [...checkMeasures, ...buildMeasures, ...developMeasures];
const groups = [...new Set(measures.map(({ group }) => group))];

const asked = optionsOrExit(() => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: groups.join(',') },
      runs: { type: 'string', default: '3' },
      against: { type: 'string' },
    },
  });
  if (values.against !== undefined) checkCommit(values.against);
  return { ...values, only: readGroups(values.only, groups), runs: readCount(values.runs) };
});
const { only: chosen, runs } = asked;

const cleanups: (() => void)[] = [];
process.once('exit', () => {
  for (const cleanup of cleanups) cleanup();
});

const sites = [copySite(root), ...(asked.against === undefined ? [] : [copyAt(asked.against)])];
cleanups.push(...sites.map((site) => site.remove));
const figures = sites.map(() => new Map<string, number[]>());

/** Measures one figure of one site, prints it, and stores it. */
async function measureOnce({ id, title, run: measure }: Measure, index: number, turn: number): Promise<void> {
  const site = sites[index];
  const own = figures[index];
  if (!site || !own) return;
  const figure = await measure(site);
  const of = index > 0 ? ' (before)' : '';
  console.error(`${turn} of ${runs}  ${title}${of}: ${figure?.toFixed(2) ?? 'not there'}`);
  if (figure !== undefined) own.set(id, [...(own.get(id) ?? []), figure]);
}

async function measureAll(): Promise<void> {
  const wanted = measures.filter(({ group }) => chosen.includes(group));
  for (let turn = 1; turn <= runs; turn += 1)
    for (const measure of wanted) for (const index of sites.keys()) await measureOnce(measure, index, turn);
  const [own = new Map(), before] = figures;
  const [processor] = cpus();
  console.log(`${cpus().length} cores (${processor?.model}), Node ${process.version}, ${runs} runs\n`);
  console.log(table(wanted, own, before));
}

main(async () => {
  await measureAll();
  return 0;
});
