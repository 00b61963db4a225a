import { join } from 'node:path';
import { publicFolder } from '../content/routes';
import { hostRules, type SentRules } from './headers';

const host = '127.0.0.1';

/** Helpers of the scripts. In Playwright ES modules can be loaded only by dynamic import. */
async function helpers() {
  const [{ serverReady }, { serve }, { tryPort }, { signalGroup, stop }] = await Promise.all([
    import('../../../scripts/lib/server-ready.mjs'),
    import('../../../scripts/build/gatsby.mjs'),
    import('../../../scripts/machine/port.mjs'),
    import('../../../scripts/lib/processes.mjs'),
  ]);
  return { serverReady, serve, tryPort, signalGroup, stop };
}

/**
 * Serves the built site on a free port before the tests, with the headers that hosts send, and stops the server after them.
 * Sets BASE_URL for the tests; if the caller has set it, that site is tested instead.
 */
export default async function serveBuiltSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  publicFolder();
  const { serverReady, serve, tryPort, signalGroup, stop } = await helpers();
  const port = await tryPort(0, host);
  const { headers, warnings } = hostRules();
  process.env.SITE_RULES = JSON.stringify({ headers, warnings } satisfies SentRules);
  const nodeArgs = ['--require', join(__dirname, 'site-server.cjs')];
  const server = serve(port, { host, stdio: ['ignore', 'ignore', 'inherit'], nodeArgs });
  // The server has its own process group: nothing else would end it if this process is killed.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      signalGroup(server, 'SIGTERM');
      process.kill(process.pid, signal);
    });
  }
  const url = `http://${host}:${port}`;
  try {
    await serverReady(url, server);
  } catch (error) {
    await stop(server);
    throw error;
  }
  process.env.BASE_URL = url;
  return () => stop(server);
}
