/**
 * Netlify's simulator: the file server of `netlify dev`, which reads _headers, behind the edge functions in Deno. Needs neither an account
 * nor a network. `netlify dev` doesn't run the functions itself, because it loads the program for that from edge.netlify.com.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryPort } from '../../../machine/port.mjs';
import type { LocalServer } from '../program-server';
import { startSimulator } from './simulator';

/** For the copy that is served: no framework, and no edge functions. */
const settings = (port: number): string => `
[dev]
  framework = "#static"
  publish = "site"
  staticServerPort = ${port}
`;

/** The folder with Deno's program among the packages: one package for each platform contains it. */
function denoFolder(packages: string): string {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  return join(packages, 'node_modules', '@deno', `${process.platform}-${process.arch}${libc}`);
}

/** Serves a copy of the site: the CLI writes into its folder. */
async function serveFiles(packages: string, prepared: string): Promise<LocalServer> {
  const behind = await tryPort(0, '127.0.0.1');
  return startSimulator((port, folder) => {
    cpSync(join(prepared, 'site'), join(folder, 'site'), { recursive: true, preserveTimestamps: true });
    // The CLI looks for settings and frameworks up to the root of a repository.
    mkdirSync(join(folder, '.git'));
    appendFileSync(join(folder, 'netlify.toml'), settings(behind));
    return {
      program: process.execPath,
      args: [
        join(packages, 'node_modules', 'netlify-cli', 'bin', 'run.js'),
        ...['dev', '--offline', '--no-open', '--skip-gitignore', '--port', String(port)],
        ...['--geo', 'mock', '--country', 'US'],
      ],
      env: {
        // Without Deno there, the CLI downloads it.
        PATH: [denoFolder(packages), process.env.PATH].join(delimiter),
        NETLIFY_TELEMETRY_DISABLED: '1',
        BROWSER: 'none',
      },
    };
  });
}

/** Serves the prepared folder. */
export async function simulateNetlify(packages: string, prepared: string): Promise<LocalServer> {
  const files = await serveFiles(packages, prepared);
  const functions = ['reports.js', 'site.js'].map((name) => join(prepared, 'edge-functions', name));
  try {
    const edge = await startSimulator((port) => ({
      program: join(denoFolder(packages), 'deno'),
      args: [
        ...['run', '--no-config', '--no-remote', '--allow-net', '--allow-read'],
        ...[join(__dirname, 'netlify-edge.mjs'), String(port), files.origin],
        ...functions.filter((file) => existsSync(file)).map((file) => pathToFileURL(file).href),
      ],
      env: { DENO_NO_UPDATE_CHECK: '1' },
    }));
    const stop = async () => {
      await edge.stop();
      await files.stop();
    };
    return { origin: edge.origin, stop };
  } catch (error) {
    await files.stop();
    throw error;
  }
}
