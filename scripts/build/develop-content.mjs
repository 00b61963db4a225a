// @ts-check
// What `npm run develop` builds pages from, before Gatsby starts.
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Milliseconds between checks of content that is broken from the start. */
const pause = 1000;

/**
 * Prepares a valid copy of content/. If content/ is broken and no earlier version is known, prints the errors and waits until
 * they're fixed.
 */
export async function prepareContent() {
  const { loadCheck } = await import('../check/load-check.mjs');
  const { check, place } = await loadCheck();
  const folder = join(root, 'content');
  const cache = check.openCache(place);
  let shown = '';
  while (!(await check.prepareCopy(folder, join(root, check.copyFolder), cache))) {
    const errors = (await check.checkWhole(folder, { cache })).filter(check.isError);
    const text = check.report(errors, { sources: check.sourcesOf(folder) });
    if (text !== shown) console.error(`${text}\n\nThe site starts as soon as content/ is valid.`);
    shown = text;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
