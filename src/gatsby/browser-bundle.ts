/** What the browser's production bundle leaves out, and how it is cut into files. Measured; see the README. */
import { resolve } from 'node:path';
import { type Configuration, NormalModuleReplacementPlugin } from 'webpack';

/** Modules that Gatsby or Emotion bring along and no page uses, each with what stands in for it. */
const standIns: readonly [module: RegExp, standIn: string][] = [
  [/^gatsby-script$/, 'nothing'],
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/, 'nothing'],
  [/head[\\/]head-export-handler-for-browser$/, 'gatsby-head'],
  [/^hoist-non-react-statics$/, 'hoist-non-react-statics'],
];

const replacements = () =>
  standIns.map(
    ([module, standIn]) => new NormalModuleReplacementPlugin(module, resolve('src/gatsby/stand-ins', `${standIn}.ts`)),
  );

/**
 * Gatsby makes a file of every set of modules that two pages share, and of single modules that look large before they
 * are minified: a dozen files of less than 1 kB for a page, which compress badly. Here what all pages share is one
 * file, and everything else is in the page's own.
 */
export function slimBrowserBundle(config: Configuration): Configuration {
  const split = config.optimization?.splitChunks;
  if (!split) return config;
  const { shared: _shared, lib: _lib, ...cacheGroups } = { ...split.cacheGroups };
  return {
    ...config,
    plugins: [...(config.plugins ?? []), ...replacements()],
    optimization: { ...config.optimization, splitChunks: { ...split, cacheGroups } },
  };
}
