import { graphql, type PageProps } from 'gatsby';
import { boardRows } from '../diagrams/departures-board/board-rows';
import { DeparturesBoard } from '../diagrams/departures-board/DeparturesBoard';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

const HomeTop = staticIsland('home-top', () => import('../components/home/HomeTop'));

const HomeSections = staticIsland('home-sections', () => import('../components/home/HomeSections'));

export const query = graphql`
  query HomePage($path: String) {
    ...Layout
    ...Board
    builtAt
    home {
      title
      description
      disclosures
      headline
      lede
      map {
        software
        api
        ledger
        lines {
          rail
          network
          note
        }
      }
      products {
        title
        lede
      }
      request {
        head {
          title
          lede
        }
        object
        product {
          request {
            snippets {
              name
              html
            }
          }
        }
        states {
          name
          detail
          done
        }
      }
      solutions {
        title
        lede
      }
      updates {
        title
        lede
      }
      closing {
        title
        lede
      }
    }
    allProduct(sort: { name: ASC }) {
      nodes {
        ...ProductCard
      }
    }
    allSolution(sort: { order: ASC }, limit: 6) {
      nodes {
        ...SolutionRow
      }
    }
    allUpdate(sort: [{ date: DESC }, { title: ASC }], limit: 3) {
      nodes {
        ...UpdateCard
      }
    }
    updates {
      ...UpdateKinds
    }
  }
`;

/** The home page. */
export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  return (
    <Layout data={data} location={location} page={data.home}>
      <HomeTop data={data} />
      <DeparturesBoard title={data.departures.title} rows={boardRows(data)} builtAt={data.builtAt} />
      <HomeSections data={data} />
    </Layout>
  );
}
