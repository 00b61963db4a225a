import type { GatsbyNode } from 'gatsby';
import { slimBrowserBundle } from './browser-bundle';
import { sentryBuildConfig } from './sentry-webpack';

/** Marks our own code for error reporting, keeps source maps out of public/ unless asked for, and slims the bundle. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const { define, plugins: added, ...rest } = sentryBuildConfig(stage, process.env);
  actions.setWebpackConfig({ ...rest, plugins: [plugins.define(define), ...added] });
  if (stage === 'build-javascript') actions.replaceWebpackConfig(slimBrowserBundle(getConfig()));
};
