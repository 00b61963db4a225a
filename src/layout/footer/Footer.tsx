import { graphql } from 'gatsby';
import { staticIsland } from '../../islands/static-island';

export const query = graphql`
  fragment Footer on Query {
    brand {
      name
    }
    footer {
      color_scheme {
        ...ColorScheme
      }
      columns {
        title
        links {
          name
          href
        }
      }
    }
    disclosures {
      blocks {
        id
        paragraphs
      }
      sample
    }
    banks {
      sample
    }
  }
`;

/** The footer of every page: logo, columns of links, and the disclosures that the page needs. */
export const Footer = staticIsland('footer', () => import('./FooterContent'));
