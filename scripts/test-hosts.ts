import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installSimulators, simulated } from './deploy/local/simulators';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';
import { run } from './lib/processes.mjs';
import { commandOf, root } from './lib/root.mjs';
import { ensureBrowser } from './machine/ensure-browser.mjs';

helpIfAsked(`npm run test:hosts [-- options]

Runs the conformance test and the tests of error reports in the simulators of Cloudflare and Netlify, for a small site
and for the build in public/, and compares the CloudFormation template with AWS's specification. Installs what that
needs in a temporary folder (690 MB), which is removed.

  --folder FOLDER  installs there and keeps it, so that the next run starts sooner
  --sample         leaves out the build in public/`);

const options = { folder: { type: 'string' }, sample: { type: 'boolean' } } as const;

/** Milliseconds that a test may take: a simulator takes up to half a minute to start. */
const patience = 180_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'simulators-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

main(async () => {
  const { values } = optionsOrExit(() => parseArgs({ options }));
  const folder = values.folder === undefined ? temporaryFolder() : resolve(values.folder);
  await installSimulators(folder);
  const env = { DEPLOY_SIMULATORS: folder };
  const tests = ['scripts/deploy/conformance', '--runInBand', `--testTimeout=${patience}`];
  let failed = await run(process.execPath, [commandOf('jest', 'jest'), ...tests], { env });
  if (values.sample) return failed;
  const browser = { ...env, CHROMIUM_PATH: await ensureBrowser() };
  const reports = [commandOf('@playwright/test', 'playwright'), 'test', 'tests/browser/errors/tunnel'];
  failed += await run(process.execPath, reports, { env: browser });
  const check = [commandOf('tsx', 'tsx'), join(root, 'scripts', 'deploy-check.ts')];
  for (const name of simulated) failed += await run(process.execPath, [...check, name], { env });
  return failed > 0 ? 1 : 0;
});
