import type { GatsbyNode } from 'gatsby';
import { slimBrowserBundle } from './browser-bundle';

/** Slims the browser's production bundle, and keeps source maps out of public/ unless asked for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: process.env.GATSBY_SOURCE_MAPS === '1' ? 'source-map' : false });
  actions.replaceWebpackConfig(slimBrowserBundle(getConfig()));
};
