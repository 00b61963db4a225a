// @ts-check
const wait = /requestAnimationFrame\(\(\)=>\{(\w+\|\|\w+\(\{location:\w+\}\))\}\)/;

/**
 * A webpack loader that removes a wait of one frame from @gatsbyjs/reach-router: after the address has changed, it waits for the
 * next frame before it starts to render the page.
 * @param {string} source of the router
 * @returns {string}
 * @throws if the router no longer waits, or waits in another way
 */
module.exports = function withoutFrame(source) {
  if (!wait.test(source))
    throw new Error('The router has changed: see the patch src/gatsby/patches/without-frame.cjs.');
  return source.replace(wait, '$1');
};
