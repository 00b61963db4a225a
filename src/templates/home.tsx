import { graphql, type PageProps } from 'gatsby';
import { ClosingCall } from '../components/cards/ClosingCall';
import { ProductGrid } from '../components/cards/ProductGrid';
import { SolutionList } from '../components/cards/SolutionList';
import { UpdateCards } from '../components/cards/UpdateCards';
import { HomeHero } from '../components/home/HomeHero';
import { RequestExample } from '../components/home/RequestExample';
import { Section } from '../components/page/Section';
import { boardRows } from '../diagrams/departures-board/board-rows';
import { DeparturesBoard } from '../diagrams/departures-board/DeparturesBoard';
import { NetworkMap } from '../diagrams/network-map/NetworkMap';
import { Layout } from '../layout/Layout';
import { updateCards } from '../lib/update-cards';

export const query = graphql`
  query HomePage {
    ...Layout
    ...Board
    builtAt
    home {
      title
      description
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
        samples {
          name
          html
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
    allSolution(sort: { order: ASC }, filter: { slug: { ne: "sponsor-banking" } }) {
      nodes {
        ...SolutionRow
      }
    }
    allUpdate(sort: { date: DESC }, limit: 3) {
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
  const { home, navigation } = data;
  return (
    <Layout data={data} location={location} page={home}>
      <HomeHero headline={home.headline} lede={home.lede} signUp={navigation.sign_up} />
      <NetworkMap map={home.map} />
      <DeparturesBoard
        title={data.departures.title}
        rows={boardRows(data.departures.rows)}
        holidays={data.bankHolidays}
        builtAt={data.builtAt}
      />
      <Section {...home.products}>
        <ProductGrid products={data.allProduct.nodes} />
      </Section>
      <Section {...home.request.head}>
        <RequestExample {...home.request} />
      </Section>
      <Section {...home.solutions}>
        <SolutionList solutions={data.allSolution.nodes} />
      </Section>
      <Section {...home.updates}>
        <UpdateCards updates={updateCards(data.allUpdate.nodes, data.updates.kinds)} />
      </Section>
      <ClosingCall {...home.closing} links={[navigation.sign_up, { name: 'See pricing', href: '/fees' }]} />
    </Layout>
  );
}
