import { graphql, type PageProps } from 'gatsby';
import { hydrateWhenVisible } from '../islands/hydrate-when-visible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

const HomeTop = staticIsland('home-top', () => import('../components/home/HomeTop'));

const Instrument = hydrateWhenVisible(
  'instrument',
  () => import(/* webpackChunkName: "island-instrument" */ '../components/home/Instrument'),
  true,
);

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
      ways {
        ...NamedLink
      }
      products {
        ...SectionHead
      }
      failure {
        title
        text
        steps {
          name
          detail
        }
        links {
          ...NamedLink
        }
      }
      request
      collect {
        rail
        request {
          ...RequestSample
        }
      }
      solutions {
        ...SectionHead
      }
      updates {
        ...SectionHead
      }
      closing {
        ...SectionHead
      }
    }
    allRail(sort: { order: ASC }) {
      nodes {
        services {
          ...PaymentService
        }
      }
    }
    fees {
      groups {
        rows {
          id
          cents
          unit
        }
      }
    }
    allProduct(sort: { name: ASC }) {
      nodes {
        ...ProductCard
        request {
          ...RequestSample
        }
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
      <Instrument data={data} />
      <HomeSections data={data} />
    </Layout>
  );
}
