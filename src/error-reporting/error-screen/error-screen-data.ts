import { graphql, useStaticQuery } from 'gatsby';

/** What the error screen shows, apart from the page's data, which may be what failed. It is loaded with every page. */
export const useErrorScreenData = () =>
  useStaticQuery<Queries.ErrorScreenQuery>(graphql`
    query ErrorScreen {
      ...HeadDefaults
      socialCard
      ...Footer
      brand {
        urls {
          documentation
        }
        emails {
          support
        }
      }
    }
  `);
