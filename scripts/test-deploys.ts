import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './build-comparison/edits';
import { startControl } from './deploy-builds/control';
import { codeEdits, contentEdits } from './deploy-builds/edits';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { commandOf, root } from './lib/root.mjs';
import { copySite } from './lib/site-copy';
import { findBrowser } from './machine/browser.mjs';
import { ensureBrowser } from './machine/ensure-browser.mjs';

helpIfAsked(`npm run test:deploys [-- options]

Deploys a new build under an open tab at each step of a visit. It builds a copy of the site three times: as it is, with
other content, and with other code, too.

  --built    uses the builds of the last run; otherwise it builds three times, which takes minutes
  -g words   and Playwright's other options run some of the tests`);

const folder = join(root, 'node_modules', '.cache', 'deploys');

const builds: readonly (readonly [string, readonly Edit[]])[] = [
  ['first', []],
  ['content', contentEdits],
  ['code', codeEdits],
];

/** Pictures that other builds have drawn: they're kept by the hash of what they show. */
const pictures = ['pictures', 'social-cards'];

async function build(): Promise<void> {
  const site = copySite(root);
  process.once('exit', site.remove);
  const cache = join('node_modules', '.cache');
  for (const name of pictures.filter((one) => existsSync(join(root, cache, one))))
    cpSync(join(root, cache, name), join(site.folder, cache, name), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, edits] of builds) {
    for (const edit of edits) await edit.apply(site);
    console.log(`${name}: ${site.npm('build').toFixed(0)} s`);
    cpSync(join(site.folder, 'public'), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
}

main(async () => {
  const args = process.argv.slice(2);
  if (!args.includes('--built')) await build();
  else if (builds.some(([name]) => !existsSync(join(folder, name))))
    throw new Error('There are no builds of an earlier run. Leave out --built.');
  const tests = args.filter((arg) => arg !== '--built');
  const config = ['--config', 'playwright.deploys.config.ts'];
  // The headless shell has no back-forward cache.
  const browser = await ensureBrowser(undefined, findBrowser);
  const control = await startControl(folder);
  const env = { CHROMIUM_PATH: browser, DEPLOY_CONTROL: control.origin };
  const command = [commandOf('@playwright/test', 'playwright'), 'test', ...config, ...tests];
  try {
    return await run(process.execPath, command, { env });
  } finally {
    await control.stop();
  }
});
