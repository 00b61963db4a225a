/** Compiles the site's own modules with SWC, in place of Gatsby's rule, which runs Babel and takes ten times as long. */
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

/** Rules for the site's modules and for those of Gatsby in .cache. Packages come ready to run. */
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
 * Replaces Gatsby's rules for source files: its own and that of its TypeScript plugin, which send each TypeScript module through
 * Babel twice. The rules themselves stay, for no file: Gatsby reads from their `test` which files take part in Fast Refresh.
 * @throws when Gatsby's configuration does not have these two rules
 */
export function transformWithSwc(config: Configuration, stage: Stage): Configuration {
  const rules = config.module?.rules ?? [];
  if (rules.filter(isBabelRule).length !== 2)
    throw new Error("Gatsby's webpack configuration no longer has the two rules that SWC replaces.");
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
