/** The content check of `npm run check`, with the results that it keeps on disk: a build checks only what changed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CheckCache } from '../../content-model/check/cache/check-cache';

type Loader = typeof import('../../../scripts/check/load-check.cjs');
type Check = Awaited<ReturnType<Loader['loadCheck']>>['check'];

let loaded: Promise<{ check: Check; cache: CheckCache }> | undefined;

async function load() {
  // Required from outside, so that the compiled hooks do not hold a second copy of the check.
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  const { loadCheck } = fromSite('./scripts/check/load-check.cjs') as Loader;
  const { check, place } = await loadCheck();
  return { check, cache: check.openCache(place) };
}

/** The check, and the cache to give it; loaded once, so that checking again in the same process reads only what changed. */
export const checkOfContent = (): Promise<{ check: Check; cache: CheckCache }> => {
  loaded ??= load();
  return loaded;
};
