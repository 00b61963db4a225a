import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { prerendered, prerendering } from '../../islands/prerender';
import type { HeadProps } from './HeadTags';
import { titleOf } from './page-identity';

export const query = graphql`
  fragment HeadDefaults on Query {
    brand {
      name
      url
      default_title
      default_description
      structured_description
    }
  }
  fragment PageHead on Query {
    ...HeadDefaults
    socialCard(path: $path)
    breadcrumbs(path: $path) {
      name
      path
    }
  }
`;

const HeadTags = prerendering ? prerendered('head', () => import('./HeadTags')) : undefined;

/** The page head: title, description, canonical link, social card tags, feeds. In the browser only the title changes, with the query. */
export function Head({ data, page, pathname }: HeadProps) {
  const title = titleOf(page.title ?? data.brand.default_title, data.brand.name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return HeadTags ? <HeadTags data={data} page={page} pathname={page.path ?? pathname} /> : null;
}
