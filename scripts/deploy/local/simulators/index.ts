/**
 * The platforms' own simulators, Cloudflare's wrangler and Netlify's CLI, and AWS's specification of CloudFormation. They're too large
 * to be dependencies of the project, so `npm run test:hosts` installs them in a folder, and sets DEPLOY_SIMULATORS to it.
 */
import { join } from 'node:path';
import { installPinned } from '../../../lib/pinned-packages';
import type { LocalServer } from '../program-server';
import { simulateCloudflare } from './cloudflare';
import { simulateNetlify } from './netlify';
import versions from './versions.json';

/**
 * Serves a prepared host.
 * @param packages absolute folder in which the simulator is installed
 * @param folder what prepareHost has written, absolute
 */
type Simulator = (packages: string, folder: string) => Promise<LocalServer>;

const simulators = { cloudflare: simulateCloudflare, netlify: simulateNetlify } satisfies Record<
  string,
  Simulator
>;

type SimulatorName = keyof typeof simulators;

/** Hosts that have a simulator. */
export const simulated: readonly SimulatorName[] = ['cloudflare', 'netlify'];

/** Starts the simulator of a host; undefined where there's none, or none is installed. */
export function simulatorOf(
  name: string,
  place = process.env.DEPLOY_SIMULATORS,
): ((folder: string) => Promise<LocalServer>) | undefined {
  const host = simulated.find((one) => one === name);
  return host && place ? (folder) => simulators[host](join(place, host), folder) : undefined;
}

/** The file with AWS's specification of CloudFormation's resources; undefined where it isn't installed. */
export const specificationFile = (place = process.env.DEPLOY_SIMULATORS): string | undefined =>
  place && join(place, 'aws', 'node_modules', '@aws-cdk', 'cfnspec', 'spec', 'specification.json');

/** Installs all of them below a folder, which is absolute. */
export async function installSimulators(place: string): Promise<void> {
  for (const name of [...simulated, 'aws'] as const)
    await installPinned(join(place, name), versions[name], versions.asOf);
}
