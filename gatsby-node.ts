export { onCreateDevServer, onCreateNode } from './src/gatsby/node-apis/create-node';
export { createPages } from './src/gatsby/node-apis/create-pages';
export { onPostBuild } from './src/gatsby/node-apis/post-build';
export { createResolvers } from './src/gatsby/node-apis/resolvers';
export { createSchemaCustomization } from './src/gatsby/node-apis/schema';
export { sourceNodes } from './src/gatsby/node-apis/source-nodes';
export { onCreateWebpackConfig } from './src/gatsby/node-apis/webpack-config';
