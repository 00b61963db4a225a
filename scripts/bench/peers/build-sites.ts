/** Installs and builds the other generators' sites in a folder, and installs Lighthouse beside them. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { toolEnv } from '../../lib/env.mjs';
import { installPinned } from '../../lib/pinned-packages';
import type { Content } from './articles';
import { type PeerName, peers } from './generators';
import type { Files } from './peer';
import type { Certificate } from './static-server';
import versions from './versions.json';

/** Milliseconds that a build may take. */
const patience = 600_000;

const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...toolEnv(process.env, false),
  npm_execpath: '',
  ASTRO_TELEMETRY_DISABLED: '1',
  // A generator that needs a newer Node has it among its packages.
  PATH: [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});

/** Runs a command in a folder. Rejects with the end of its output if it fails. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const options = { cwd: folder, env: environment(folder), timeout: patience, maxBuffer: 2 ** 28 };
  try {
    await promisify(execFile)(command, args, options);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${(stdout + stderr).slice(-2000)}`);
  }
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Whether the folder already has the result of the same files, from a run before. */
const isDone = (folder: string, name: string, state: string): boolean =>
  existsSync(join(folder, name)) && readFileSync(join(folder, name), 'utf8') === state;

/**
 * The package that contains Node itself for this machine. The package "node" chooses it in an install script, and scripts of
 * packages don't run here.
 */
function nodePackage(platform: string, arch: string): string {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return [prefix, platform === 'win32' ? 'win' : platform, arch].join('-');
}

/** The pinned packages of a generator, with Node under the name that it has for this machine. */
const packagesOf = (name: PeerName | 'lighthouse'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<string>(versions[name]).map(([id, version]) => [
      id === 'node' ? nodePackage(process.platform, process.arch) : id,
      version,
    ]),
  );

const install = (folder: string, name: PeerName | 'lighthouse'): Promise<void> =>
  installPinned(folder, packagesOf(name), versions.asOf);

/** Installs Lighthouse and what creates certificates. Returns the path of Lighthouse's command, and a certificate. */
export async function installTools(folder: string): Promise<{ command: string; certificate: Certificate }> {
  const place = join(folder, 'lighthouse');
  await install(place, 'lighthouse');
  const { generate } = createRequire(join(place, 'package.json'))('selfsigned');
  const { private: key, cert } = generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return {
    command: join(place, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    certificate: { key, cert },
  };
}

/** Installs a generator's packages. */
export const installPeer = (folder: string, name: PeerName): Promise<void> =>
  install(join(folder, name), name);

/** Builds a generator's site, and returns the folder of its output. Rejects with the generator's output if it fails. */
export async function buildPeer(folder: string, name: PeerName, content: Content): Promise<string> {
  const { files, build, output } = peers[name];
  const place = join(folder, name);
  const sources = files(content);
  const state = JSON.stringify([versions[name], build, sources]);
  if (isDone(place, 'built.json', state)) return join(place, output);
  for (const path of Object.keys(sources)) rmSync(join(place, path), { force: true });
  writeFiles(place, sources);
  const start = performance.now();
  const [command, ...args] = build;
  await run(place, join(place, 'node_modules', '.bin', command), ...args);
  writeFiles(place, { 'built.json': state });
  console.error(`Built ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return join(place, output);
}

/** The version of a generator. */
export function versionOf(name: PeerName): string {
  const pinned: Readonly<Record<string, string>> = versions[name];
  return pinned[peers[name].package] ?? '';
}

export const lighthouseVersion = versions.lighthouse.lighthouse;
