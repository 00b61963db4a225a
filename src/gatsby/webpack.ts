import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { slimBrowserBundle } from './browser-bundle';
import { sentryBuildConfig } from './sentry-webpack';
import { transformWithSwc } from './source-transform';
import { withQuickCache } from './webpack-cache';

/** A source map of the HTML renderer would take seconds to make; its code is not minified and can be read as it is. */
const withoutSourceMap = (config: Configuration): Configuration => ({ ...config, devtool: false });

/** Gatsby's ESLint checks JavaScript files alone, of which the site has none: Biome checks it. Loading it takes a second. */
const withoutEslint = ({ plugins = [], ...config }: Configuration): Configuration => ({
  ...config,
  plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
});

/** Marks our own code for error reporting, keeps source maps out of public/ unless asked for, and slims the bundle. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const { define, plugins: added, ...rest } = sentryBuildConfig(stage, process.env);
  actions.setWebpackConfig({ ...rest, plugins: [plugins.define(define), ...added] });
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'build-javascript') actions.replaceWebpackConfig(slimBrowserBundle(config));
  else if (stage === 'develop') actions.replaceWebpackConfig(withoutEslint(config));
  else actions.replaceWebpackConfig(withoutSourceMap(config));
};
