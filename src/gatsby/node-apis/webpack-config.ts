import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { slimBrowserBundle } from '../patches/browser-bundle';
import { withoutEnvironment } from '../patches/renderer-env';
import { transformWithSwc } from '../patches/source-transform';
import { withQuickCache } from '../patches/webpack-cache';
import { sourceMaps, uploadSourceMaps } from './source-maps';

/** Gatsby's ESLint only checks JavaScript files, and the site has none (Biome checks it). Loading ESLint takes a second. */
const withoutEslint = ({ plugins = [], ...config }: Configuration): Configuration => ({
  ...config,
  plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
});

/** Compiles with SWC and slims the browser's production bundle. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
  reporter,
}) => {
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'develop') return actions.replaceWebpackConfig(withoutEslint(config));
  // A source map of the HTML renderer takes seconds, and its code isn't minified.
  if (stage !== 'build-javascript')
    return actions.replaceWebpackConfig({ ...withoutEnvironment(config), devtool: false });
  const slim = slimBrowserBundle({ ...config, devtool: sourceMaps(process.env) }, plugins);
  actions.replaceWebpackConfig(await uploadSourceMaps(slim, process.env, resolve('public'), reporter.warn));
};
