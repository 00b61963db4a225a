/** Gatsby's configuration: only plugins. Site metadata is in content/site.yaml. */
import type { GatsbyConfig } from 'gatsby';
import { contentTypeOf } from '../content-model/content-types';
import { sourceFolder } from './data/checked-content';
import { feedListsIn } from './feeds/feed-lists';
import { feedOptions } from './feeds/feed-options';
import { sitemapOptions } from './outputs/sitemap';

/** The GraphQL type of a YAML file, from its path below content/. */
function yamlTypeName({ node }: { node: { relativePath?: string } }): string {
  return contentTypeOf(node.relativePath ?? '')?.name ?? 'UnknownContent';
}

/** After an edit of content alone, they're those of the queries (scripts/build/gatsby.mjs). */
const areTypesCurrent = process.env.GENERATED_TYPES === 'current';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: !areTypesCurrent },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: sourceFolder(), ignore: ['**/.schemas/**'] },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: yamlTypeName } },
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-feed', options: feedOptions(feedListsIn(sourceFolder())) },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
