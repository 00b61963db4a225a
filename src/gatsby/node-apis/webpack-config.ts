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

/** Compiles with SWC, slims the browser's production bundle, and keeps source maps out of public/ unless asked for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'develop') return actions.replaceWebpackConfig(withoutEslint(config));
  // A source map of the HTML renderer would take seconds to make; its code is not minified and can be read as it is.
  const devtool = stage === 'build-javascript' && process.env.GATSBY_SOURCE_MAPS === '1' && 'source-map';
  const quiet = { ...config, devtool };
  actions.replaceWebpackConfig(stage === 'build-javascript' ? slimBrowserBundle(quiet, plugins) : quiet);
};
