import { graphql, type PageProps } from 'gatsby';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query SolutionsPage($path: String) {
    ...Layout
    solutionsPage {
      ...PageContent
      headline
      lede(marked: true)
      list {
        title
        lede
      }
      closing {
        title
        lede
      }
    }
    allSolution(sort: { order: ASC }) {
      nodes {
        path
        name
        audience
        summary
        route {
          stations
          legs {
            name
            rails
          }
        }
      }
    }
    allRail(sort: { order: ASC }) {
      nodes {
        rail
        name
      }
    }
  }
`;

const SolutionsBody = staticIsland('solutions', () => import('../components/solution/SolutionsBody'));

/** All solutions. */
export default function SolutionsPage({ data, location }: PageProps<Queries.SolutionsPageQuery>) {
  return (
    <Layout data={data} location={location} page={data.solutionsPage}>
      <SolutionsBody data={data} />
    </Layout>
  );
}
