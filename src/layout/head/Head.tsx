import { graphql } from 'gatsby';
import { lazy, Suspense, useEffect, useState } from 'react';
import type * as headTags from './HeadTags';
import type { HeadProps } from './HeadTags';
import { canonicalOf, titleOf } from './page-identity';

export const query = graphql`
  fragment HeadDefaults on Query {
    socialCard
    brand {
      name
      url
      default_title
      default_description
      structured_description
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

/** A page that was built has its head already, until a visitor moves on. */
const isInDocument = (canonical: string): boolean =>
  document.head.querySelector(`link[rel="canonical"][href="${canonical}"]`) !== null;

/** Once the browser has changed the head, it keeps doing so. */
let changing = false;

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head({ data, page, ...props }: HeadProps) {
  const { brand } = data;
  const pathname = page.path ?? props.pathname;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const canonical = canonicalOf(brand.url, pathname);
  // Wanted from the start on later pages: a moment without would take all tags away and put them back.
  const [wanted, setWanted] = useState(building || changing);
  useEffect(() => {
    changing ||= !isInDocument(canonical);
    // What the query of an address changes is the title, and react-helmet is not loaded for that alone.
    if (!changing) document.title = title;
    setWanted(changing);
  }, [title, canonical]);
  const tags = <HeadTags data={data} page={page} pathname={pathname} />;
  if (building) return tags;
  return wanted ? <Suspense fallback={null}>{tags}</Suspense> : null;
}
