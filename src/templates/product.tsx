import { graphql, type PageProps } from 'gatsby';
import { ArrivalWhenVisible } from '../components/arrival/ArrivalWhenVisible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ProductPage($id: String!, $rail: RailId!, $path: String) {
    ...Layout
    allRail(filter: { rail: { eq: $rail } }) {
      nodes {
        services {
          ...ArrivalService
          ...ServiceRow
        }
        lifecycles {
          ...LineData
        }
      }
    }
    product: productById(id: $id) {
      name
      rail
      title
      description
      figures {
        ...Figure
      }
      headline
      lede(marked: true)
      notice(marked: true)
      documentation
      picture {
        title
        lede(marked: true)
        parts {
          title
          value
          text(marked: true)
        }
      }
      facts {
        label
        fact {
          words
          as_of
          source {
            title
            url
          }
        }
      }
      states_lede(marked: true)
      request {
        title
        snippets {
          name
          html
        }
        highlightedResponse
      }
      simulations {
        call
        text(marked: true)
      }
      codes {
        title
        lede
        rows {
          links {
            code
            href
          }
          code
          meaning
          text(marked: true)
        }
      }
      documents {
        name
        href
      }
      features {
        icon
        title
        text(marked: true)
      }
      failures {
        title
        text(marked: true)
      }
      solutions {
        ...SolutionRow
      }
      disclosures
      changes {
        path
        name
      }
    }
  }
`;

const ProductTop = staticIsland('product-top', () => import('../components/product/ProductTop'));

const ProductBody = staticIsland('product', () => import('../components/product/ProductBody'));

/** A product page, which is about one rail. */
export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const { product, navigation, allRail } = data;
  const lifecycles = allRail.nodes.flatMap((rail) => rail.lifecycles);
  // What never closes has no timetable, and no question about when it arrives.
  const services = allRail.nodes.flatMap((rail) => rail.services).filter(({ kind }) => kind !== 'always');
  const { changes, name } = product;
  const page = {
    ...product,
    documents: [...product.documents, { name: changes.name, href: changes.path }],
    subject: { kind: 'service', name } as const,
    feeds: [{ list: changes.path, name }],
  };
  return (
    <Layout data={data} location={location} page={page}>
      <ProductTop product={product} services={services} signUp={navigation.get_started} />
      {services.length > 0 ? (
        <div data-rail={product.rail}>
          <ArrivalWhenVisible services={services} />
        </div>
      ) : null}
      <ProductBody product={page} lifecycles={lifecycles} signUp={navigation.get_started} />
    </Layout>
  );
}
