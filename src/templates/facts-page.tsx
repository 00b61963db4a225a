import { graphql, type PageProps } from 'gatsby';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query FactsPage($path: String) {
    ...Layout
    factsPage {
      title
      description
      headline
      lede
      confidence {
        id
        name
        text
      }
      machine
      machine_text
      subjects {
        id
        name
        lede
      }
      disclosures
    }
    allFact(filter: { ours: { ne: true } }) {
      nodes {
        ...Figure
        subject
        pages {
          path
          title
        }
      }
    }
  }
`;

const FactsBody = staticIsland('facts', () => import('../components/figures/FactsBody'));

/** All figures of the site. */
export default function FactsPage({ data, location }: PageProps<Queries.FactsPageQuery>) {
  return (
    <Layout data={data} location={location} page={data.factsPage}>
      <FactsBody data={data} />
    </Layout>
  );
}
