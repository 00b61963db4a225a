import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { slimBrowserBundle } from '../patches/browser-bundle';
import { transformWithSwc } from '../patches/source-transform';
import { withQuickCache } from '../patches/webpack-cache';

/** Gatsby's ESLint checks only JavaScript files, and the site has none: Biome checks it. Loading ESLint takes a second. */
const withoutEslint = ({ plugins = [], ...config }: Configuration): Configuration => ({
  ...config,
  plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
});

/**
 * Compiles with SWC and slims the browser's production bundle. Source maps are written to public/ only with GATSBY_SOURCE_MAPS=1,
 * or hidden ones for @sentry/gatsby to upload and remove (config.ts).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'develop') return actions.replaceWebpackConfig(withoutEslint(config));
  // A source map of the HTML renderer would take seconds to make; its code is not minified and can be read as it is.
  if (stage !== 'build-javascript') return actions.replaceWebpackConfig({ ...config, devtool: false });
  const uploaded = process.env.SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;
  const devtool = process.env.GATSBY_SOURCE_MAPS === '1' ? 'source-map' : uploaded;
  actions.replaceWebpackConfig(slimBrowserBundle({ ...config, devtool }, plugins));
};
