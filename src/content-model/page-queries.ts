/** What pages read from the query of their address, such as "?filter=Product+Updates". */
import { searchQuery } from '../lib/search/search-request';
import { changesRoot, updatesPath } from '../lib/updates/update-addresses';
import { searchRoute } from './content-types';

/** The language of code samples (src/lib/code/code-language.ts, which runs in browsers). */
const language = 'language';

/** The form that says when a payment arrives, on pricing and product pages (src/components/arrival). */
const arrival = ['service', 'amount', 'direction', 'at'];

/** The form that chooses a rail (src/components/chooser). */
const chooser = ['amount', 'direction', 'urgency', 'final'];

/**
 * The keys that a page reads.
 * @param path without a trailing slash
 * @param fees the ids of fees, whose volumes the calculator reads
 */
export function queryKeysOf(path: string, fees: readonly string[]): string[] {
  const keys = [language];
  if (path === updatesPath) keys.push('filter');
  if (path === searchRoute) keys.push(searchQuery);
  if (path === '/products') keys.push(...chooser);
  if (path.startsWith('/products/')) keys.push(...arrival);
  if (path === '/fees') keys.push(...arrival, ...fees);
  if (path.startsWith(`${changesRoot}/`)) keys.push('since');
  return keys;
}
