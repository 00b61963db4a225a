export { onCreateDevServer, onPostBootstrap, onPreBootstrap } from './src/gatsby/content-check';
export { onPreInit } from './src/gatsby/favicon';
export { sourceNodes } from './src/gatsby/file-changes';
export { onPostBuild } from './src/gatsby/finish-build';
export { onCreateNode } from './src/gatsby/nodes';
export { createPages } from './src/gatsby/pages';
export { createResolvers } from './src/gatsby/resolvers';
export { createSchemaCustomization } from './src/gatsby/schema';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
