/** What the browser's production bundle leaves out, and how it is cut into files. Measured; see the README. */
import { resolve } from 'node:path';
import type { JsMinifyOptions } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import { type Configuration, NormalModuleReplacementPlugin } from 'webpack';
import { islandChunks } from './island-chunks';

/** Modules that Gatsby or Emotion bring along and no page uses, each with its replacement in `stubs`. */
const stubs: readonly [module: RegExp, standIn: string][] = [
  [/^gatsby-script$/, 'nothing'],
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/, 'nothing'],
  [/register-service-worker$/, 'nothing'],
  [/head[\\/]head-export-handler-for-browser$/, 'gatsby-head'],
  [/^prop-types$/, 'prop-types'],
  [/^hoist-non-react-statics$/, 'hoist-non-react-statics'],
];

/** Gatsby's loader is imported by its neighbors only, as "./loader". */
const isGatsbyLoader = (context: string): boolean => /[\\/]\.cache$/.test(context);

const replacements = () => [
  ...stubs.map(
    ([module, standIn]) =>
      new NormalModuleReplacementPlugin(module, resolve('src/gatsby/patches/stubs', `${standIn}.ts`)),
  ),
  new NormalModuleReplacementPlugin(/^gatsby-react-router-scroll$/, resolve('src/navigation/scroll.tsx')),
  new NormalModuleReplacementPlugin(/^\.\/loader$/, (resource: { context: string; request: string }) => {
    if (isGatsbyLoader(resource.context)) resource.request = resolve('src/navigation/loader.ts');
  }),
];

/** What Emotion's cache has and no browser of package.json needs. */
const withoutPrefixes = {
  test: /emotion-cache\.browser\.esm\.js$/,
  enforce: 'pre',
  loader: resolve('src/gatsby/patches/without-prefixes.cjs'),
} as const;

/** SWC in place of Terser, which takes several times as long. Gatsby minifies for ECMAScript 5; our browsers know 2022. */
const minimizer = new TerserPlugin<JsMinifyOptions>({
  minify: TerserPlugin.swcMinify,
  terserOptions: {
    ecma: 2022,
    compress: {
      passes: 3,
      ecma: 2022,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      keep_fargs: false,
    },
    mangle: true,
  },
  parallel: false,
});

/** The scripts that webpack writes: "app-1a2b3c4d.js". Those of earlier builds go; everything else in public/ stays. */
const isScript = (file: string): boolean => /^[^\\/]+-[0-9a-f]{8}\.js(\.map|\.LICENSE\.txt)?$/.test(file);

/**
 * Gatsby makes a file of every set of modules that two pages share, and of single modules that look large before they
 * are minified: a dozen files of less than 1 kB for a page, which compress badly. Here what all pages share is part of
 * the app's file, and everything else is in the page's own.
 */
export function slimBrowserBundle(config: Configuration): Configuration {
  const split = config.optimization?.splitChunks;
  if (!split) return config;
  const { shared: _shared, lib: _lib, commons, ...cacheGroups } = { ...split.cacheGroups };
  const inApp = typeof commons === 'object' && 'name' in commons ? { ...commons, name: 'app' } : false;
  return {
    ...config,
    entry: { app: resolve('src/browser-entry.ts') },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'gatsby-app$': resolve('.cache/production-app') },
    },
    output: { ...config.output, hashDigestLength: 8, clean: { keep: (file) => !isScript(file) } },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), withoutPrefixes] },
    plugins: [...(config.plugins ?? []), ...replacements(), islandChunks],
    optimization: {
      ...config.optimization,
      minimizer: [minimizer],
      splitChunks: { ...split, cacheGroups: { ...cacheGroups, commons: inApp } },
    },
  };
}
