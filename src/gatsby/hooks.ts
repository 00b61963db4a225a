/** Everything Gatsby runs while it builds or develops the site. gatsby-node.js loads it. */

export { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './node-apis/content-check';
export { onCreateNode } from './node-apis/create-node';
export { createPages } from './node-apis/create-pages';
export { onPreInit } from './node-apis/favicon';
export { onPostBuild, onPreBuild } from './node-apis/post-build';
export { createResolvers } from './node-apis/resolvers';
export { createSchemaCustomization } from './node-apis/schema';
export { sourceNodes } from './node-apis/source-nodes';
export { onCreateWebpackConfig } from './node-apis/webpack-config';
