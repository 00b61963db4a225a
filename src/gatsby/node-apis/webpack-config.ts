import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { scriptsAfterLoad } from '../patches/scripts-after-load';
import { compileWithSwc, minifyWithSwc } from '../patches/swc';
import { sourceMaps, uploadSourceMaps } from './source-maps';

/** Modules of Gatsby that no page uses. */
const unused = {
  'gatsby-script': false,
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [resolve('.cache/register-service-worker.js')]: false,
  [resolve('.cache/head/head-export-handler-for-browser.js')]: resolve('src/gatsby/patches/no-head-api.ts'),
} as const;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
  reporter,
}) => {
  const config = compileWithSwc(getConfig(), stage);
  if (stage.startsWith('develop')) return actions.replaceWebpackConfig(config);
  // A source map of the code that renders HTML takes seconds, and that code isn't minified.
  if (stage === 'build-html') return actions.replaceWebpackConfig({ ...config, devtool: false });
  actions.replaceWebpackConfig({
    ...config,
    devtool: sourceMaps(process.env),
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...unused } },
    // Webpack's own substitute for `global` is a "new Function", which the Content-Security-Policy forbids.
    node: { global: false },
    plugins: [
      ...(config.plugins ?? []),
      plugins.define({ global: 'globalThis' }),
      scriptsAfterLoad,
      ...(await uploadSourceMaps(process.env, resolve('public'), reporter.warn)),
    ],
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ minify: minifyWithSwc, parallel: false, extractComments: false })],
    },
  });
};
