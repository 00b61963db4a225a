/**
 * `npm run test:hosts`: runs the conformance test and the tests of error reports in the simulators of Cloudflare and Netlify, and then
 * the conformance test with the build in public/. Installs the simulators in a temporary folder (670 MB), which is removed.
 *
 * -- --folder <folder>  installs there and keeps it, so that the next run starts sooner
 * -- --sample           leaves out the build in public/
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installSimulators, simulated } from './deploy/local/simulators';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { commandOf, root } from './lib/root.mjs';

const options = { folder: { type: 'string' }, sample: { type: 'boolean' } } as const;

/** Milliseconds that a test may take: a simulator takes up to half a minute to start. */
const patience = 180_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'simulators-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

main(async () => {
  const { values } = parseArgs({ options });
  const folder = values.folder === undefined ? temporaryFolder() : resolve(values.folder);
  await installSimulators(folder);
  const env = { DEPLOY_SIMULATORS: folder };
  const tests = ['scripts/deploy/conformance', '--runInBand', `--testTimeout=${patience}`];
  let failed = await run(process.execPath, [commandOf('jest', 'jest'), ...tests], { env });
  if (values.sample) return failed;
  const check = [commandOf('tsx', 'tsx'), join(root, 'scripts', 'deploy-check.ts')];
  for (const name of simulated) failed += await run(process.execPath, [...check, name], { env });
  return failed > 0 ? 1 : 0;
});
