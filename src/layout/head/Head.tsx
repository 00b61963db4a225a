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
const isInDocument = (title: string, canonical: string): boolean =>
  document.title === title &&
  document.head.querySelector(`link[rel="canonical"][href="${canonical}"]`) !== null;

/** Once the browser has changed the head, it keeps doing so. */
let changing = false;

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head(props: HeadProps) {
  const { brand } = props.data;
  const title = titleOf(props.page.title ?? brand.default_title, brand.name);
  const canonical = canonicalOf(brand.url, props.pathname);
  const [wanted, setWanted] = useState(building);
  useEffect(() => {
    changing ||= !isInDocument(title, canonical);
    setWanted(changing);
  }, [title, canonical]);
  if (building) return <HeadTags {...props} />;
  return wanted ? (
    <Suspense fallback={null}>
      <HeadTags {...props} />
    </Suspense>
  ) : null;
}
