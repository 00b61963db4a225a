/** When webpack's cache from an earlier build may be used. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Configuration } from 'webpack';

/** What decides how modules are bundled, other than the modules themselves: installed packages, Node, and the build's own code. */
function buildCodeVersion(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', 'package.json', __filename]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Gatsby has webpack look up each module of gatsby-node and all its packages, before and after each bundle: about 4,000 files.
 * One hash answers the same question. `__filename` is the bundle of the build's code (scripts/lib/load-bundled.cjs).
 */
export function withQuickCache(config: Configuration): Configuration {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem')
    throw new Error("Gatsby no longer keeps webpack's cache in files.");
  return {
    ...config,
    cache: { ...cache, version: buildCodeVersion(), buildDependencies: { defaultWebpack: [] } },
  };
}
