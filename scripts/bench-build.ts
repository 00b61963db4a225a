/**
 * `npm run bench:build`: how long a build takes with few and with many updates, each from nothing and with nothing kept, in
 * one run. `npm run bench:build -- 24 500` takes other numbers. What a page more costs should stay the same.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSources } from './bench/build-sources';
import { generateUpdates } from './bench/generated-updates';
import { toolEnv } from './lib/env.mjs';
import { commandOf, root } from './lib/root.mjs';

type Measured = { updates: number; pages: number; seconds: number };

/** A folder of its own with all that a build reads; packages are shared, but nothing that earlier builds have kept. */
function copySite(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bench-build-'));
  for (const source of buildSources) cpSync(join(root, source), join(folder, source), { recursive: true });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  return folder;
}

const pagesIn = (folder: string): number =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('_gatsby'),
  ).length;

/** Builds a copy of the site with so many updates. Throws, with what Gatsby said last, where that fails. */
function measure(updates: number): Measured {
  const folder = copySite();
  try {
    generateUpdates(join(folder, 'content', 'updates'), updates);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [commandOf('gatsby'), 'build'], {
      cwd: folder,
      env: toolEnv(process.env, false),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${updates} updates:\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
    return { updates, pages: pagesIn(folder), seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [24, 1000, 2000];
const [processor] = cpus();
console.log(`${cpus().length} cores (${processor?.model}), Node ${process.version}`);
console.log('updates   pages   seconds   more per page');

let before: Measured | undefined;
for (const count of counts) {
  const now = measure(count);
  const growth = before ? (1000 * (now.seconds - before.seconds)) / (now.pages - before.pages) : undefined;
  const cells = [
    String(now.updates).padStart(7),
    String(now.pages).padStart(7),
    now.seconds.toFixed(1).padStart(9),
    growth === undefined ? '' : `${growth.toFixed(1)} ms`.padStart(15),
  ];
  console.log(cells.join(' '));
  before = now;
}
