/** Everything Gatsby runs while it builds or develops the site. gatsby-node.js loads it. */

export { onPreInit } from './build-state';
export { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './content-check';
export { onPostBuild } from './end-of-build';
export { onPreInit as onPluginInit } from './favicon';
export { onCreateNode } from './nodes';
export { createPages } from './pages';
export { createResolvers } from './resolvers';
export { createSchemaCustomization } from './schema';
export { sourceNodes } from './source-nodes';
export { onCreateWebpackConfig } from './webpack';
