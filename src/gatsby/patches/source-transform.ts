/** Compiles the site's modules with SWC instead of Gatsby's Babel rules, which take ten times as long. */
import { resolve } from 'node:path';
import type { Options } from '@swc/core';
import type { Configuration, RuleSetRule } from 'webpack';
import { browserslist } from '../../../package.json';

type Stage = 'develop' | 'develop-html' | 'build-javascript' | 'build-html';

const inPackage = /[\\/]node_modules[\\/]/;

function swcOptions(parser: NonNullable<Options['jsc']>['parser'], stage: Stage): Options {
  const development = stage.startsWith('develop');
  return {
    swcrc: false,
    configFile: false,
    isModule: 'unknown',
    env: stage.endsWith('html') ? { targets: { node: process.versions.node } } : { targets: browserslist },
    jsc: {
      ...(parser && { parser }),
      transform: {
        react: {
          runtime: 'automatic',
          importSource: '@emotion/react',
          development,
          refresh: stage === 'develop',
        },
      },
    },
  };
}

/** Rules for the site's modules and for Gatsby's in .cache. Packages are already compiled. */
function swcRules(stage: Stage): RuleSetRule[] {
  const rule = (test: RegExp, parser: NonNullable<Options['jsc']>['parser']): RuleSetRule => ({
    test,
    exclude: inPackage,
    type: 'javascript/auto',
    use: [{ loader: 'swc-loader', options: swcOptions(parser, stage) }],
  });
  return [
    rule(/\.tsx?$/, { syntax: 'typescript', tsx: true }),
    rule(/\.(js|mjs|jsx)$/, { syntax: 'ecmascript', jsx: true }),
    {
      test: /\.[jt]sx?$/,
      include: resolve('src'),
      enforce: 'pre',
      loader: resolve('src/gatsby/patches/without-queries.cjs'),
    },
  ];
}

const isBabelRule = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('page.tsx');

/**
 * Replaces Gatsby's rules for source files: its own and its TypeScript plugin's, which run each TypeScript module through
 * Babel twice. The rules remain but match no file: Gatsby reads their `test` to decide which files use Fast Refresh.
 * @throws if Gatsby's configuration doesn't have exactly these two rules
 */
export function transformWithSwc(config: Configuration, stage: Stage): Configuration {
  const rules = config.module?.rules ?? [];
  if (rules.filter(isBabelRule).length !== 2)
    throw new Error(
      "Gatsby's webpack configuration no longer has the two rules that SWC replaces. See src/gatsby/patches/source-transform.ts.",
    );
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...rules.map((rule) => (isBabelRule(rule) ? { ...rule, include: () => false } : rule)),
        ...swcRules(stage),
      ],
    },
  };
}
