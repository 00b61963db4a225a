import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { copyAt } from './bench/commit-copy';
import { startBrowser } from './bench/interaction/browser';
import { clickGroup } from './bench/interaction/click-group';
import type { GroupRun, Site } from './bench/interaction/group';
import { type Group, type Options, readOptions } from './bench/interaction/options';
import { chosenPages, templatesByPath } from './bench/interaction/pages';
import { serveSite } from './bench/interaction/served-site';
import { tapGroup } from './bench/interaction/tap-group';
import { taskGroup } from './bench/interaction/task-group';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { root } from './lib/root.mjs';

helpIfAsked(`npm run bench:interaction [-- options]

Measures how soon the built site responds in Chromium while it loads and when a link is followed, for the largest page
of each template. It's a benchmark, not a timed test: run it on an idle machine.

  --only tasks,taps    groups: tasks (blocking time, paints and scripts, compared with no scripts), taps (the first
                       tap on each control), clicks (from a click on a link to the next page)
  --runs 3             runs per figure (default 1), of which the median is reported
  --pages /,/fees      measures these pages instead
  --controls menu,tab  taps these: menu, search, tab (of a code sample), filter (of updates); by default all
  --every-pair         follows a link of each pair of templates, not one from each template
  --against COMMIT     also builds and measures another commit, alternating with this one`);

const runners: Readonly<Record<Group, (run: GroupRun) => Promise<string>>> = {
  tasks: taskGroup,
  taps: tapGroup,
  clicks: clickGroup,
};

/** To be run at the end, last first. */
const cleanups: (() => Promise<void>)[] = [];

/** Builds the site of a commit in a copy, and returns its folder. */
function buildCommit(commit: string): string {
  const copy = copyAt(commit);
  process.once('exit', copy.remove);
  console.error(`Building ${commit}.`);
  copy.npm('build');
  return copy.folder;
}

async function serve(variant: Site['variant'], folder: string): Promise<Site> {
  const served = await serveSite(folder);
  cleanups.push(served.stop);
  return { variant, ...served };
}

async function measure(
  options: Options,
  browser: Browser,
  run: Omit<GroupRun, 'browser' | 'sites'>,
): Promise<void> {
  const sites = [await serve('now', root)];
  if (options.against !== undefined) sites.push(await serve('before', buildCommit(options.against)));
  const [processor] = cpus();
  console.log(
    `${cpus().length} cores (${processor?.model}), Chromium ${browser.version()}, ${options.runs} runs`,
  );
  for (const group of options.only) console.log(`\n${await runners[group]({ ...run, browser, sites })}`);
}

main(async () => {
  const { options, templates, pages } = optionsOrExit(() => {
    const read = readOptions(process.argv.slice(2));
    const all = templatesByPath();
    return { options: read, templates: all, pages: chosenPages(all, read.pages) };
  });
  const { runs, controls, everyPair } = options;
  try {
    const browser = await startBrowser();
    cleanups.push(() => browser.close());
    await measure(options, browser, { templates, pages, runs, controls, everyPair });
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
  return 0;
});
