import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { templateHints } from '../data/template-hints';
import { slimBrowserBundle } from '../patches/browser-bundle';
import { transformWithSwc } from '../patches/source-transform';
import { withStyledElements } from '../patches/styled-elements';
import { withQuickCache } from '../patches/webpack-cache';

/** Gatsby's ESLint only checks JavaScript files, and the site has none (Biome checks it). Loading ESLint takes a second. */
const withoutEslint = ({ plugins = [], ...config }: Configuration): Configuration => ({
  ...config,
  plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
});

/**
 * Compiles with SWC and slims the browser's production bundle. Source maps are written to public/ only with GATSBY_SOURCE_MAPS=1,
 * or hidden ones for @sentry/gatsby to upload and remove (config.ts).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = withQuickCache(transformWithSwc(getConfig(), stage));
  if (stage === 'develop') return actions.replaceWebpackConfig(withoutEslint(config));
  if (stage === 'develop-html') return actions.replaceWebpackConfig({ ...config, devtool: false });
  const styled = withStyledElements(config);
  // A source map of the HTML renderer takes seconds, and its code isn't minified.
  if (stage === 'build-html') return actions.replaceWebpackConfig({ ...styled, devtool: false });
  const uploaded = process.env.SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;
  const devtool = process.env.GATSBY_SOURCE_MAPS === '1' ? 'source-map' : uploaded;
  const hints = plugins.define({ TEMPLATE_HINTS: JSON.stringify(templateHints()) });
  const known = { ...styled, plugins: [...(styled.plugins ?? []), hints] };
  actions.replaceWebpackConfig(slimBrowserBundle({ ...known, devtool }, plugins));
};
