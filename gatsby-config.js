// JavaScript for the same reason as gatsby-node.js.
const { loadBundled } = require('./scripts/build/load-bundled.cjs');

module.exports = loadBundled('src/gatsby/config.ts').default;
