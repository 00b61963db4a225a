import { graphql } from 'gatsby';
import { staticIsland } from '../../islands/static-island';

export const query = graphql`
  fragment Footer on Query {
    brand {
      name
    }
    footer {
      columns {
        title
        links {
          name
          href
        }
      }
    }
    disclosures {
      general
      sample
      deposit_placement
      fdic_status
    }
    banks {
      sample
    }
  }
`;

/** The footer of every page: logo, four columns, and the disclosures of the page. */
export const Footer = staticIsland('footer', () => import('./FooterContent'));
