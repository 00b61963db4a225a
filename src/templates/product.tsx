import { graphql, type PageProps } from 'gatsby';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ProductPage($id: String!, $rail: RailId!, $path: String) {
    ...Layout
    allRail(filter: { rail: { eq: $rail } }) {
      nodes {
        services {
          ...TimetableService
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
      ...PageContent
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
        ...RequestSample
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
        ...NamedLink
      }
      features {
        icon
        title
        text(marked: true)
      }
      failures {
        ...Point
      }
      solutions {
        ...SolutionRow
      }
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
  // What never closes has no timetable.
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
      <ProductBody product={page} lifecycles={lifecycles} signUp={navigation.get_started} />
    </Layout>
  );
}
