import type { GatsbyConfig } from 'gatsby';
import { sourceFolder } from './src/gatsby/data/checked-content';
import { sitemapOptions } from './src/gatsby/outputs/sitemap';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: sourceFolder(), ignore: ['**/.schemas/**'] },
    },
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
