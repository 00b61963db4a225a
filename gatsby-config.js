// JavaScript for the reason given in gatsby-node.js.
const { loadBundled } = require('./scripts/build/load-bundled.cjs');

module.exports = loadBundled('src/gatsby/config.ts').default;
