import { graphql, useStaticQuery } from 'gatsby';

/** Data of the error screen, navigation included, apart from the page's data, which may be what failed. Loaded with every page. */
export const useErrorScreenData = () =>
  useStaticQuery<Queries.ErrorScreenQuery>(graphql`
    query ErrorScreen {
      ...HeadDefaults
      socialCard
      ...Header
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
