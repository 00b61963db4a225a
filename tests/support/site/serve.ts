import { publicFolder } from '../content/routes';
import { hostRules, type SentRules } from './headers';
import { slowNetwork } from './slow-network';

/**
 * Serves the built site on a free port before the tests, with the headers that hosts send, and stops the server after them.
 * Sets BASE_URL for the tests; if the caller has set it, that site is tested instead. With SLOW_NETWORK=1 a slow network is in between.
 */
export default async function serveBuiltSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const folder = publicFolder();
  const { headers, warnings } = hostRules();
  process.env.SITE_RULES = JSON.stringify({ headers, warnings } satisfies SentRules);
  // Playwright can load ES modules only by dynamic import.
  const { serveSite } = await import('../../../scripts/serve/site-server.mjs');
  // Not compressed: each browser has a cache that starts empty, and compressing every file for each was a fifth of the tests' time. Tests
  // measure compressed sizes from the files.
  const { origin, stop } = await serveSite(folder, { headers, compress: false });
  if (!process.env.SLOW_NETWORK) {
    process.env.BASE_URL = origin;
    return stop;
  }
  const network = await slowNetwork(origin);
  process.env.BASE_URL = network.origin;
  return async () => {
    await network.stop();
    await stop();
  };
}
