/** Compiles and minifies with SWC instead of Babel and Terser, which take ten times as long. */
import { resolve } from 'node:path';
import { type JsMinifyOptions, minify, type ParserConfig } from '@swc/core';
import type { Configuration, RuleSetRule } from 'webpack';
import { browserslist } from '../../../package.json';

function swcRule(test: RegExp, parser: ParserConfig, stage: string): RuleSetRule {
  const react = {
    runtime: 'automatic',
    importSource: '@emotion/react',
    development: stage.startsWith('develop'),
    refresh: stage === 'develop',
  };
  const targets = stage.endsWith('html') ? { node: process.versions.node } : browserslist;
  const options = {
    swcrc: false,
    configFile: false,
    isModule: 'unknown',
    env: { targets },
    jsc: { parser, transform: { react } },
  };
  return { test, exclude: /node_modules/, type: 'javascript/auto', use: [{ loader: 'swc-loader', options }] };
}

const isBabelRule = (rule: unknown): boolean =>
  (rule as { test?: unknown } | null)?.test instanceof RegExp &&
  (rule as { test: RegExp }).test.test('page.tsx');

/**
 * Replaces Gatsby's two Babel rules. They remain but match no file: Gatsby reads their `test` to decide which files use Fast Refresh.
 * @throws if Gatsby's configuration doesn't have exactly these two rules
 */
export function compileWithSwc(config: Configuration, stage: string): Configuration {
  const rules = config.module?.rules ?? [];
  if (rules.filter(isBabelRule).length !== 2)
    throw new Error("Gatsby's webpack configuration has changed. See src/gatsby/patches/swc.ts.");
  const own: RuleSetRule[] = [
    swcRule(/\.tsx?$/, { syntax: 'typescript', tsx: true }, stage),
    swcRule(/\.m?jsx?$/, { syntax: 'ecmascript', jsx: true }, stage),
    {
      test: /\.tsx?$/,
      include: resolve('src'),
      enforce: 'pre',
      loader: resolve('src/gatsby/patches/without-queries.cjs'),
    },
  ];
  const kept = rules.map((rule) => (isBabelRule(rule) ? { ...Object(rule), include: () => false } : rule));
  return { ...config, module: { ...config.module, rules: [...kept, ...own] } };
}

const minifying: JsMinifyOptions = {
  ecma: 2022,
  compress: { ecma: 2022, passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  mangle: true,
};

/** Minifies a file for webpack's plugin. */
export const minifyWithSwc = (file: Record<string, string>, sourceMap: unknown) =>
  minify(Object.values(file).join(''), { ...minifying, sourceMap: Boolean(sourceMap) });
