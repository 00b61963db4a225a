import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from './bench/interaction/browser';
import { stripScripts } from './bench/interaction/strip-scripts';
import { machineAndDay } from './bench/machine';
import { type Content, linksOf, measuredArticle, readContent } from './bench/peers/articles';
import {
  buildPeer,
  installPeer,
  installTools,
  lighthouseVersion,
  versionOf,
} from './bench/peers/build-sites';
import { type PeerName, peerNames, peers } from './bench/peers/generators';
import { readOptions } from './bench/peers/options';
import { articlesOf } from './bench/peers/peer';
import { clickTable, goalLines, loadTable, noFigures, type SiteFigures } from './bench/peers/report';
import { type MeasuredSite, measureSites } from './bench/peers/run';
import { type Certificate, serveFolder } from './bench/peers/static-server';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { findBrowser } from './machine/browser.mjs';

helpIfAsked(`npm run bench:peers [-- options]

Measures how soon this site's home page and an article load on a phone, beside the same content built with other
generators, and how long a click on a link to the next article takes. It prints the tables of docs/performance.md. The
generators and Lighthouse are installed from npm into a temporary folder, in the versions of
scripts/bench/peers/versions.json. Run npm run build first. It's a benchmark, not a timed test: run it on an idle
machine.

  --runs 2          runs per figure (default 5), of which the median is reported
  --only starlight  some of the generators: ${peerNames.join(', ')}
  --folder FOLDER   installs and builds there and keeps it, so that the next run starts sooner`);

const options = optionsOrExit(() => readOptions(process.argv.slice(2)));

/** To be run at the end, last first. */
const cleanups: (() => unknown)[] = [];

function workFolder(): string {
  if (options.folder !== undefined) return options.folder;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bench-peers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serve(
  title: string,
  kind: SiteFigures['kind'],
  folder: string,
  certificate: Certificate,
  change?: (html: string) => string,
): Promise<MeasuredSite> {
  const { origin, secureOrigin, stop } = await serveFolder(folder, certificate, change);
  cleanups.push(stop);
  return { origin, secureOrigin, figures: noFigures(title, kind) };
}

/** Installs, builds and serves a generator's site; undefined, with the reason printed, if it can't. */
async function servePeer(
  folder: string,
  name: PeerName,
  content: Content,
  certificate: Certificate,
  installed: Promise<void>,
) {
  try {
    await installed;
    const output = await buildPeer(folder, name, content);
    return await serve(`${peers[name].title} ${versionOf(name)}`, 'peer', output, certificate);
  } catch (error) {
    console.error(`${peers[name].title} isn't measured: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function measure(): Promise<void> {
  const browserPath = findBrowser();
  if (browserPath === undefined) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
  const content = readContent();
  const folder = workFolder();
  console.error(`Installing into ${folder}.`);
  // All at the same time, because they mostly wait for the registry.
  const installing = options.only.map((name) => ({ name, installed: installPeer(folder, name) }));
  const settled = Promise.allSettled(installing.map(({ installed }) => installed));
  const { command, certificate } = await installTools(folder);
  await settled;
  const build = join(root, 'public');
  const sites = [
    await serve('this site', 'own', build, certificate),
    await serve('this site without scripts', 'floor', build, certificate, stripScripts),
  ];
  for (const { name, installed } of installing) {
    const site = await servePeer(folder, name, content, certificate, installed);
    if (site) sites.push(site);
  }
  const browser = await startBrowser();
  cleanups.push(() => browser.close());
  const article = articlesOf(content).find(({ path }) => path === measuredArticle);
  const targets = article ? linksOf(article) : [];
  const tool = { command, browser: browserPath };
  await measureSites({ browser, tool, sites, runs: options.runs, targets });
  const figures = sites.map((site) => site.figures);
  console.log(
    `\n${machineAndDay()}, Chromium ${browser.version()}, Lighthouse ${lighthouseVersion}, medians of ${options.runs} alternating runs, npm run bench:peers\n`,
  );
  const tables = [loadTable(figures, 'home'), loadTable(figures, 'article'), clickTable(figures)];
  console.log([...tables, goalLines(figures).join('\n')].join('\n\n'));
}

main(async () => {
  try {
    await measure();
    return 0;
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
});
