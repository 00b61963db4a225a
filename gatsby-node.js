// JavaScript, because Gatsby compiles a gatsby-node.ts with Parcel, which adds several seconds to every cold build.
const { loadBundled } = require('./scripts/build/load-bundled.cjs');

module.exports = loadBundled('src/gatsby/hooks.ts');
