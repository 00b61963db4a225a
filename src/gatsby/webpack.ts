import type { GatsbyNode } from 'gatsby';
import { slimBrowserBundle } from './browser-bundle';
import { transformWithSwc } from './source-transform';
import { withQuickCache } from './webpack-cache';

/** Compiles with SWC, slims the browser's production bundle, and keeps source maps out of public/ unless asked for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'develop') return actions.replaceWebpackConfig(config);
  // A source map of the HTML renderer would take seconds to make; its code is not minified and can be read as it is.
  const devtool = stage === 'build-javascript' && process.env.GATSBY_SOURCE_MAPS === '1' && 'source-map';
  const quiet = { ...config, devtool };
  actions.replaceWebpackConfig(stage === 'build-javascript' ? slimBrowserBundle(quiet) : quiet);
};
