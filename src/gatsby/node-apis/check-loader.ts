/** Loads the content check of `npm run check` with its disk cache, so that a build checks only what changed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CheckCache } from '../../content-model/check/cache/check-cache';

type Loader = typeof import('../../../scripts/check/load-check.cjs');
type Check = Awaited<ReturnType<Loader['loadCheck']>>['check'];

let loaded: Promise<{ check: Check; cache: CheckCache }> | undefined;

async function load() {
  // Required at run time, so that the compiled hooks don't bundle a second copy of the check.
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  const { loadCheck } = fromSite('./scripts/check/load-check.cjs') as Loader;
  const { check, place } = await loadCheck();
  return { check, cache: check.openCache(place) };
}

/** The check and its cache; loaded once per process. */
export const checkOfContent = (): Promise<{ check: Check; cache: CheckCache }> => {
  loaded ??= load();
  return loaded;
};
