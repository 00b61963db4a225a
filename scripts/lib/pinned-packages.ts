/** Installs packages of pinned versions in a folder outside the project, for tools that are too large to be its dependencies. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolEnv } from './env.mjs';

/** Milliseconds that an installation may take. */
const patience = 900_000;

const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];

/**
 * Installs the packages, unless a run before has. No script of a package runs.
 * @param folder absolute
 * @param packages versions by name
 * @param asOf day of what the packages depend on: "2026-11-22"
 * @throws with the end of npm's output if it fails
 */
export async function installPinned(
  folder: string,
  packages: Readonly<Record<string, string>>,
  asOf: string,
): Promise<void> {
  const manifest = JSON.stringify({ private: true, dependencies: packages }, null, 2);
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const start = performance.now();
  const env = { ...toolEnv(process.env, false), npm_execpath: '' };
  try {
    await promisify(execFile)('npm', ['install', `--before=${asOf}`, ...options], {
      cwd: folder,
      env,
      timeout: patience,
      maxBuffer: 2 ** 28,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm install failed in ${folder}:\n${(stdout + stderr).slice(-2000)}`);
  }
  writeFileSync(done, manifest);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.error(`Installed ${Object.keys(packages).join(' and ')}: ${seconds} s`);
}
