/** Cloudflare's simulator, `wrangler pages dev`, with its asset server and runtime. Needs neither an account nor a network. */
import { join } from 'node:path';
import type { LocalServer } from '../program-server';
import { startSimulator } from './simulator';

/** The day whose runtime behavior the worker gets. */
const compatibilityDate = '2025-08-13';

/** Serves the prepared folder. */
export const simulateCloudflare = (packages: string, folder: string): Promise<LocalServer> =>
  startSimulator((port) => ({
    program: process.execPath,
    args: [
      join(packages, 'node_modules', 'wrangler', 'bin', 'wrangler.js'),
      ...['pages', 'dev', folder, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--compatibility-date', compatibilityDate, '--show-interactive-dev-session', 'false'],
    ],
    env: { WRANGLER_SEND_METRICS: 'false' },
  }));
