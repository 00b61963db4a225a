/** A built site, served in each of the ways to measure. */
import { runNpm, serves } from '../../lib/running-script';
import { tryPort } from '../../machine/port.mjs';
import { openProxy } from './proxy';

/** Milliseconds per request of the slower server. */
export const latency = 40;

/** Origins such as "http://127.0.0.1:9000". */
export type ServedSite = {
  /** Unchanged. */
  readonly plain: string;
  /** With latency. */
  readonly late: string;
  /** Without scripts. */
  readonly floor: string;
  readonly stop: () => Promise<void>;
};

/**
 * Serves the built site of a folder with that version's own `npm run serve`. Rejects with its output if it exits.
 * @param folder absolute
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const host = '127.0.0.1';
  const port = String(await tryPort(0, host));
  const server = runNpm(folder, 'serve', ['--host', host, '--port', port]);
  try {
    const site = `http://${host}:${port}`;
    await server.until(() => serves(site));
    const fronts = await Promise.all([
      openProxy(site),
      openProxy(site, { latency }),
      openProxy(site, { withoutScripts: true }),
    ]);
    const [plain = '', late = '', floor = ''] = fronts.map(({ origin }) => origin);
    const stop = async () => {
      for (const { close } of fronts) close();
      await server.stop();
    };
    return { plain, late, floor, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
