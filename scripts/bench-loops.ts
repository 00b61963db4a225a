/**
 * `npm run bench:loops`: how long someone waits for the check, for builds and for the development server, in copies of the site,
 * with each figure's ratio to its goal. Commands that have to be compared are run in turns, so that a machine that gets slower
 * doesn't favor one of them.
 *
 * -- --only check,build      groups: check, build, develop, marginal (two builds with many updates)
 * -- --runs 3                times that each figure is measured; the median counts
 * -- --against <commit>      measures another commit, too, in turns with this one
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMeasures } from './bench/build-measures';
import { checkMeasures } from './bench/check-measures';
import { developMeasures } from './bench/develop-measures';
import type { Measure } from './bench/measure';
import { table } from './bench/table';
import { copySite, type SiteCopy } from './builds/site-copy';
import { root } from './lib/root.mjs';

const measures: readonly Measure[] = [...checkMeasures, ...buildMeasures, ...developMeasures];
const groups = [...new Set(measures.map(({ group }) => group))];

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: groups.join(',') },
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
  },
});

const chosen = asked.only.split(',');
const unknown = chosen.filter((name) => !groups.some((group) => group === name));
if (unknown.length > 0) {
  console.error(`There is no group "${unknown.join(', ')}". The groups are ${groups.join(', ')}.`);
  process.exit(2);
}
const runs = Number(asked.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`"${asked.runs}" is not a number of runs. Write one like 3.`);
  process.exit(2);
}

const cleanups: (() => void)[] = [];
process.once('exit', () => {
  for (const cleanup of cleanups) cleanup();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs a command in a folder. Throws, with what it printed, when it fails. */
function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** A copy of the site as it was at a commit, with the packages of that commit. */
function copyAt(commit: string): SiteCopy {
  const folder = join(mkdtempSync(join(realpathSync(tmpdir()), 'commit-')), 'site');
  cleanups.push(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
  run(folder, 'git', 'checkout', '--quiet', '--detach', commit);
  const lockfile = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile(root)) return copySite(folder, join(root, 'node_modules'));
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return copySite(folder);
}

const sites = [copySite(root), ...(asked.against === undefined ? [] : [copyAt(asked.against)])];
cleanups.push(...sites.map((site) => site.remove));
const figures = sites.map(() => new Map<string, number[]>());

/** Measures one figure of one site, says so, and keeps it. */
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

measureAll().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
