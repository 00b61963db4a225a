/** The content check: the first run, runs after edits, and how soon `--watch` reports. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../lib/running-script';
import type { SiteCopy } from '../lib/site-copy';
import { generateUpdates } from './generated-updates';
import type { Measure } from './measure';

const reported = 'Checked at ';
/** The watcher's last line before it waits for the first edit. */
const waiting = 'Watching content/.';
const article = 'content/documentation/webhooks.md';

/** Adds a new paragraph. */
let count = 0;
function edit({ folder }: SiteCopy, file = article): void {
  count += 1;
  appendFileSync(join(folder, file), `\nOne more paragraph, ${'a'.repeat(count)}.\n`);
}

/** Runs the check after one file has changed since the last run. */
const after =
  (change: (site: SiteCopy) => void): Measure['run'] =>
  (site) => {
    site.npm('check');
    change(site);
    return site.npm('check');
  };

/** The number of reports that the watcher has printed. */
const reports = (printed: string): number => printed.split(reported).length - 1;

async function watchReports(site: SiteCopy): Promise<number | undefined> {
  if (!readFileSync(join(site.folder, 'package.json'), 'utf8').includes('check.mjs')) return undefined;
  const watcher = runNpm(site.folder, 'check', ['--watch']);
  try {
    await watcher.until(() => watcher.printed().includes(waiting));
    const before = reports(watcher.printed());
    edit(site);
    const start = performance.now();
    await watcher.until(() => reports(watcher.printed()) > before);
    return (performance.now() - start) / 1000;
  } finally {
    await watcher.stop();
  }
}

/** Bundles the check as an install does. Does nothing at commits whose installs don't. */
const install = ({ run }: SiteCopy): void =>
  run(
    process.execPath,
    '--eval',
    "import('./scripts/check/load-check.mjs').then(({ bundleCheck }) => bundleCheck?.(), () => {})",
  );

function manyUpdates(site: SiteCopy): number {
  const updates = join(site.folder, 'content', 'updates');
  generateUpdates(updates, 10_000);
  try {
    rmSync(join(site.folder, 'node_modules', '.cache'), { recursive: true, force: true });
    return site.npm('check');
  } finally {
    site.run('git', 'clean', '--quiet', '--force', '-d', 'content/updates');
  }
}

const changedFact = ({ folder }: SiteCopy): void => {
  count += 1;
  const file = join(folder, 'content', 'facts.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n# ${'a'.repeat(count)}\n`);
};

export const checkMeasures: readonly Measure[] = [
  {
    id: 'check-first',
    title: 'check: first run after install',
    goal: { atMost: 2.5 },
    run: (site: SiteCopy) => {
      site.forget();
      install(site);
      return site.npm('check');
    },
  },
  {
    id: 'check-own-code',
    title: 'check: first run after a change to its code',
    run: (site: SiteCopy) => {
      site.forget();
      return site.npm('check');
    },
  },
  { id: 'check-same', title: 'check: nothing changed', goal: { atMost: 1 }, run: after(() => {}) },
  { id: 'check-article', title: 'check: an article changed', goal: { atMost: 1 }, run: after(edit) },
  { id: 'check-facts', title: 'check: facts.yaml changed', goal: { atMost: 1 }, run: after(changedFact) },
  { id: 'check-watch', title: 'check --watch: a save is reported', goal: { atMost: 0.2 }, run: watchReports },
  {
    id: 'check-10000',
    title: 'check: first run with 10,000 updates',
    goal: { atMost: 10 },
    run: manyUpdates,
  },
].map((measure) => ({ ...measure, group: 'check', unit: 's' }));
