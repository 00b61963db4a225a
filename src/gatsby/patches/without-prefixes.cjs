/** Emotion's default plugins for its cache: only the prefixer. */
const withPrefixer = 'defaultStylisPlugins = [prefixer]';

/**
 * A webpack loader for Emotion's cache: no vendor prefixes in the browser, as at build (src/ssr/emotion.tsx), and no code
 * for them. Saves 1 kB (brotli).
 * @param {string} source of the module
 */
module.exports = function withoutPrefixes(source) {
  if (!source.includes(withPrefixer))
    throw new Error(
      `Emotion's cache no longer has "${withPrefixer}". See src/gatsby/patches/without-prefixes.cjs.`,
    );
  return source.replace(withPrefixer, 'defaultStylisPlugins = []');
};
