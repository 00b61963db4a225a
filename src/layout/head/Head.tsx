import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { color } from '../../theme/tokens';
import { type HeadDefaultsData, headOf, type PageMeta } from './head-data';

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

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head({ data, page, pathname }: HeadProps) {
  const { title, meta, link, structured } = headOf(data, page, pathname, color.paper);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      <script type="application/ld+json">{JSON.stringify(structured)}</script>
    </Helmet>
  );
}
