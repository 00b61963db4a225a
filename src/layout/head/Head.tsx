import { graphql } from 'gatsby';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type * as headTags from './HeadTags';
import type { HeadProps } from './HeadTags';
import { canonicalOf, titleOf } from './page-identity';

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

/** The build renders the head at once; the browser loads react-helmet (6 kB) when the head has to change. */
const building = process.env.BUILD_STAGE === 'build-html';
// Written out again: webpack leaves the branch out only when it sees the comparison itself.
const HeadTags =
  process.env.BUILD_STAGE === 'build-html'
    ? (require('./HeadTags') as typeof headTags).default
    : lazy(() => import('./HeadTags'));

/** A page that was built has its head already, until a visitor moves on or it fails. */
const isInDocument = (canonical: string, noIndex = false): boolean =>
  document.head.querySelector(`link[rel="canonical"][href="${canonical}"]`) !== null &&
  (document.head.querySelector('meta[name="robots"]') !== null) === noIndex;

/** Once the browser has changed the head, it keeps doing so. */
let changing = false;

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head({ data, page, ...props }: HeadProps) {
  const { brand } = data;
  const pathname = page.path ?? props.pathname;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const canonical = canonicalOf(brand.url, pathname);
  // From page to page the next head is rendered before the last one goes, so that there is no moment without. But
  // react-helmet keeps whatever has been rendered, also what React then throws away because a page failed: "noindex" of
  // the error screen would stay on every later page, so such a head waits until its page is there.
  const [wanted, setWanted] = useState(building || (changing && !page.noIndex));
  useLayoutEffect(() => {
    changing ||= !isInDocument(canonical, page.noIndex);
    // What the query of an address changes is the title, and react-helmet is not loaded for that alone.
    if (!changing) document.title = title;
    setWanted(changing);
  }, [title, canonical, page.noIndex]);
  const tags = <HeadTags data={data} page={page} pathname={pathname} />;
  if (building) return tags;
  return wanted ? <Suspense fallback={null}>{tags}</Suspense> : null;
}
