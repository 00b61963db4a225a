import type { GatsbyNode } from 'gatsby';
import { sentryBuildConfig } from './sentry-webpack';

/** Marks our own code for error reporting, and keeps source maps out of public/ unless they are asked for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, plugins }) => {
  const { define, plugins: added, ...rest } = sentryBuildConfig(stage, process.env);
  actions.setWebpackConfig({ ...rest, plugins: [plugins.define(define), ...added] });
};
