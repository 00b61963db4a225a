import { graphql, type PageProps } from 'gatsby';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query SolutionPage($id: String!, $path: String) {
    ...Layout
    allRail(sort: { order: ASC }) {
      nodes {
        rail
        name
      }
    }
    solution: solutionById(id: $id) {
      name
      ...PageContent
      headline
      lede(marked: true)
      products {
        ...ProductCard
      }
      route {
        stations
        legs {
          name
          rails
        }
      }
      flow {
        name
        rails
        resources
        text(marked: true)
      }
      risks {
        ...Point
      }
      wording {
        ...Point
      }
    }
  }
`;

const SolutionBody = staticIsland('solution', () => import('../components/solution/SolutionBody'));

/** A solution page. */
export default function SolutionPage({ data, location }: PageProps<Queries.SolutionPageQuery>) {
  const { solution, navigation, allRail } = data;
  return (
    <Layout data={data} location={location} page={solution}>
      <SolutionBody solution={solution} rails={allRail.nodes} signUp={navigation.get_started} />
    </Layout>
  );
}
