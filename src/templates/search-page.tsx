import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/page/Hero';
import { SearchField } from '../components/search/SearchField';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query SearchPage($path: String) {
    ...Layout
    searchPage {
      title
      description
      headline
      lede
      sections {
        id
        name
      }
      disclosures
    }
    listedPages {
      path
      name
      section
    }
  }
`;

const SiteIndex = staticIsland('site-index', () => import('../components/search/SiteIndex'));

/** The list of all pages, which search links to without JavaScript. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { searchPage: page, listedPages } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <Hero headline={page.headline} lede={page.lede} actions={<SearchField />} />
      <SiteIndex sections={page.sections} pages={listedPages} />
    </Layout>
  );
}
