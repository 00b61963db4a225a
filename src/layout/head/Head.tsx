import { graphql } from 'gatsby';
import { lazy, Suspense, useEffect, useState } from 'react';
import { color } from '../../theme/tokens';
import type * as headTags from './HeadTags';
import { type HeadData, type HeadDefaultsData, headOf, type PageMeta } from './head-data';

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

type HeadProps = { data: HeadDefaultsData; page: PageMeta; pathname: string };

/** The build renders the head at once; the browser loads react-helmet (6 kB) when the head has to change. */
const building = process.env.BUILD_STAGE === 'build-html';
// Written out again: webpack leaves the branch out only when it sees the comparison itself.
const HeadTags = process.env.BUILD_STAGE === 'build-html'
  ? (require('./HeadTags') as typeof headTags).default
  : lazy(() => import('./HeadTags'));

/** A page that was built has its head already, until a visitor moves on. */
const isInDocument = ({ title, link }: HeadData): boolean =>
  document.title === title &&
  link.every(({ rel, href }) => document.head.querySelector(`link[rel="${rel}"][href="${href}"]`) !== null);

/** Once the browser has changed the head, it keeps doing so. */
let changing = false;

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head({ data, page, pathname }: HeadProps) {
  const head = headOf(data, page, pathname, color.paper);
  const [wanted, setWanted] = useState(building);
  useEffect(() => {
    changing ||= !isInDocument(head);
    setWanted(changing);
  }, [head]);
  if (building) return <HeadTags {...head} />;
  return wanted ? (
    <Suspense fallback={null}>
      <HeadTags {...head} />
    </Suspense>
  ) : null;
}
