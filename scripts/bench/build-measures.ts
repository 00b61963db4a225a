/** Builds: from scratch, after edits, with many updates, and how soon `npm start` serves the result. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { edits } from '../build-comparison/edits';
import { runNpm, serves } from '../lib/running-script';
import type { SiteCopy } from '../lib/site-copy';
import { tryPort } from '../machine/port.mjs';
import { generateUpdates } from './generated-updates';
import type { Measure } from './measure';

function cold(site: SiteCopy): number {
  site.forget();
  return site.npm('build');
}

/** Builds after an edit, then undoes the edit. */
const after =
  (name: string): Measure['run'] =>
  async (site) => {
    const edit = edits.find((candidate) => candidate.name === name);
    if (!edit)
      throw new Error(`scripts/build-comparison/edits.ts has no edit "${name}". Add it or fix the name.`);
    site.npm('build');
    await edit.apply(site);
    const seconds = site.npm('build');
    site.run('git', 'checkout', '--quiet', '--', '.');
    site.run('git', 'clean', '--quiet', '--force', '-d', 'content');
    return seconds;
  };

async function start(site: SiteCopy): Promise<number> {
  site.npm('build');
  const port = await tryPort(0, '127.0.0.1');
  const begin = performance.now();
  const server = runNpm(site.folder, 'start', [], { PORT: String(port) });
  try {
    await server.until(() => serves(`http://localhost:${port}/`));
    return (performance.now() - begin) / 1000;
  } finally {
    await server.stop();
  }
}

const pagesIn = (folder: string): number =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('_gatsby'),
  ).length;

/** Builds from scratch with this many updates; returns seconds and the number of pages. */
function withUpdates(site: SiteCopy, count: number): { seconds: number; pages: number } {
  generateUpdates(join(site.folder, 'content', 'updates'), count);
  return { seconds: cold(site), pages: pagesIn(site.folder) };
}

/** Milliseconds that each page between 1,000 and 2,000 updates adds to a build from scratch. */
function marginal(site: SiteCopy): number {
  try {
    const few = withUpdates(site, 1000);
    const many = withUpdates(site, 2000);
    return (1000 * (many.seconds - few.seconds)) / (many.pages - few.pages);
  } finally {
    site.run('git', 'clean', '--quiet', '--force', '-d', 'content/updates');
    site.forget();
  }
}

const kinds = [
  'a value in YAML',
  'a changed article',
  'a new update',
  'a changed fact',
  'the description of the API',
];

export const buildMeasures: readonly Measure[] = [
  { id: 'build-cold', group: 'build', title: 'build: from scratch', unit: 's', run: cold },
  ...kinds.map(
    (name): Measure => ({
      id: `build ${name}`,
      group: 'build',
      title: `build: after ${name}`,
      unit: 's',
      goal: { share: 0.25, of: 'build-cold' },
      run: after(name),
    }),
  ),
  {
    id: 'start',
    group: 'build',
    title: 'start: with nothing changed, until it serves',
    unit: 's',
    goal: { atMost: 3 },
    run: start,
  },
  {
    id: 'marginal',
    group: 'marginal',
    title: 'build: each page from 1,000 to 2,000 updates',
    unit: 'ms',
    goal: { atMost: 12 },
    run: marginal,
  },
];
