import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/button/ButtonLink';
import { Hero } from '../components/page/Hero';
import { SearchField } from '../components/search/SearchField';
import { StartingPoints } from '../components/search/StartingPoints';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query NotFoundPage($path: String) {
    ...Layout
  }
`;

/** The page is shown at other addresses, and must be the same there as built. */
const here = { pathname: '/404.html' };

/** The 404 page, with links to other pages. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout
      data={data}
      location={here}
      page={{
        title: 'Page not found',
        noIndex: true,
        description:
          'There’s no page at this address. Use the menu, search or the links on this page to continue.',
      }}
    >
      <Hero
        eyebrow="404"
        headline="Page not found"
        lede="There’s no page at this address. It may have moved, or the address may have a typo."
        actions={
          <>
            <SearchField />
            <ButtonLink href="/">Go to the home page</ButtonLink>{' '}
            <ButtonLink href="/documentation" look="ghost">
              Read the docs
            </ButtonLink>
          </>
        }
      />
      <StartingPoints />
    </Layout>
  );
}
