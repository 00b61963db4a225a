/** When webpack may reuse its cache from an earlier build. */
import type { Configuration } from 'webpack';
import { buildCodeVersion } from '../cache/build-code';

/**
 * Gatsby makes webpack check each module of gatsby-node and all its packages, before and after each bundle: about 4,000
 * files. One hash answers the same question.
 * @throws if Gatsby no longer keeps webpack's cache in files
 */
export function withQuickCache(config: Configuration): Configuration {
  const { cache } = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem')
    throw new Error(
      "Gatsby no longer keeps webpack's cache in files. See src/gatsby/patches/webpack-cache.ts.",
    );
  return {
    ...config,
    cache: { ...cache, version: buildCodeVersion(), buildDependencies: { defaultWebpack: [] } },
  };
}
