/** What the browser's production bundle leaves out and replaces. docs/upgrading.md says what to check. */
import { resolve } from 'node:path';
import { minify } from '@swc/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, WebpackPluginInstance } from 'webpack';

type Plugins = CreateWebpackConfigArgs['plugins'] & {
  readonly normalModuleReplacement: (module: RegExp, replacement: string) => WebpackPluginInstance;
};

/** Modules of Gatsby that no page uses, each with its stub. Together they save 3.2 kB (brotli) on every page. */
const stubs: readonly [module: RegExp, stub: string][] = [
  [/^gatsby-script$/, 'empty-module'],
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/, 'empty-module'],
  [/register-service-worker$/, 'empty-module'],
  [/head[\\/]head-export-handler-for-browser$/, 'head-export-handler'],
];

const replacements = ({ normalModuleReplacement }: Plugins): WebpackPluginInstance[] => [
  ...stubs.map(([module, stub]) =>
    normalModuleReplacement(module, resolve('src/gatsby/patches/stubs', `${stub}.ts`)),
  ),
];

/**
 * Minifies one file with SWC. Terser takes several times as long, and Gatsby has it write ECMAScript 5, while every browser of
 * package.json runs ECMAScript 2022.
 */
async function minifyFile(files: Record<string, string>, sourceMap: unknown) {
  const [code = ''] = Object.values(files);
  return minify(code, {
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
    sourceMap: Boolean(sourceMap),
  });
}

/** The scripts that webpack writes: "app-1a2b3c4d.js". Those of earlier builds are removed; everything else in public/ stays. */
const isScript = (file: string): boolean => /^[^\\/]+-[0-9a-f]{8}\.js(\.map|\.LICENSE\.txt)?$/.test(file);

/**
 * The configuration of the browser's bundle.
 * @param config Gatsby's own
 * @param plugins Gatsby's own, so that everything runs in one copy of webpack
 */
export function slimBrowserBundle(
  config: Configuration,
  plugins: CreateWebpackConfigArgs['plugins'],
): Configuration {
  return {
    ...config,
    // Webpack's own substitute for `global` is a "new Function", which a strict Content-Security-Policy forbids.
    node: { global: false },
    output: { ...config.output, hashDigestLength: 8, clean: { keep: (file) => !isScript(file) } },
    plugins: [
      ...(config.plugins ?? []),
      ...replacements(plugins as Plugins),
      plugins.define({ global: 'globalThis' }),
    ],
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ minify: minifyFile, parallel: false, extractComments: false })],
    },
  };
}
