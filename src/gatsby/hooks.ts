/** All of Gatsby's Node APIs. gatsby-node.js loads this file. */

export { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './node-apis/content-check';
export { onCreateNode } from './node-apis/create-node';
export { createPages } from './node-apis/create-pages';
export { onPostBuild, onPreBuild } from './node-apis/post-build';
export { onPreInit } from './node-apis/pre-init';
export { createResolvers } from './node-apis/resolvers';
export { createSchemaCustomization } from './node-apis/schema';
export { sourceNodes } from './node-apis/source-nodes';
export { onCreateWebpackConfig } from './node-apis/webpack-config';
