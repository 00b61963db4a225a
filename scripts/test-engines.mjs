// @ts-check
import './machine/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { run } from './lib/processes.mjs';
import { commandOf, root } from './lib/root.mjs';
import { aptInstall } from './machine/apt.mjs';
import { engines } from './machine/engines.mjs';
import { ensureBrowser } from './machine/ensure-browser.mjs';
import { ensureDependencies } from './packages/install.mjs';

helpIfAsked(`npm run test:engines [-- options]

Runs the browser tests for visitors in Firefox and WebKit, on the built site. Installs Debian's packages if possible.

  --only firefox,webkit  run only some engines
  --installed            use installed engines only`);

/** @param {string | undefined} only names with commas; by default all */
function chosenEngines(only) {
  const names = only?.split(',');
  const unknown = names?.find((name) => !engines.some((engine) => engine.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no engine "${unknown}": ${engines.map(({ name }) => name).join(', ')}.`);
  return engines.filter(({ name }) => !names || names.includes(name));
}

main(async () => {
  const { chosen, installed } = optionsOrExit(() => {
    const { values } = parseArgs({ options: { only: { type: 'string' }, installed: { type: 'boolean' } } });
    return { ...values, chosen: chosenEngines(values.only) };
  });
  await ensureDependencies();
  const missing = chosen.filter(({ find }) => !find());
  if (missing.length > 0 && !installed) await aptInstall(missing.flatMap(({ packages }) => packages));
  const present = chosen.filter(({ find }) => find());
  for (const { name, packages } of chosen.filter((engine) => !present.includes(engine)))
    console.log(`${name} wasn't tested. Install ${packages.join(' and ')} (the names in Debian and Ubuntu).`);
  if (present.length === 0) return 0;
  if (
    !existsSync(join(root, 'public', 'index.html')) &&
    (await run(process.execPath, [join(root, 'scripts', 'gatsby.mjs'), 'build'])) !== 0
  )
    return 1;
  const env = Object.assign({ CHROMIUM_PATH: await ensureBrowser() }, ...present.map(({ find }) => find()));
  const projects = present.flatMap(({ projects: own }) => own).flatMap((name) => ['--project', name]);
  const config = ['--config', 'playwright.engines.config.ts'];
  return run(
    process.execPath,
    [commandOf('@playwright/test', 'playwright'), 'test', ...config, ...projects],
    { env },
  );
});
