/** Everything Gatsby runs while it builds or develops the site. gatsby-node.js loads it. */

export { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './content-check';
export { onPreInit } from './favicon';
export { onPostBuild, onPreBuild } from './finish-build';
export { onCreateNode } from './nodes';
export { createPages } from './pages';
export { createResolvers } from './resolvers';
export { createSchemaCustomization } from './schema';
export { sourceNodes } from './source-nodes';
export { onCreateWebpackConfig } from './webpack';
