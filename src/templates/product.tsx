import { graphql, type PageProps } from 'gatsby';
import type * as productBody from '../components/product/ProductBody';
import { still } from '../components/still/still';
import { optionsFrom } from '../layout/footer/disclosures';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ProductPage($id: String!) {
    ...Layout
    allRail {
      nodes {
        rail
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
    }
  }
`;

const ProductBody = still(
  'product',
  () => import('../components/product/ProductBody'),
  process.env.BUILD_STAGE === 'build-html'
    ? (require('../components/product/ProductBody') as typeof productBody)
    : undefined,
);

/** A product, which is a rail. */
export default function ProductPage({ data, location }: PageProps<Queries.ProductPageQuery>) {
  const { product, navigation, allRail } = data;
  const lifecycles = allRail.nodes
    .filter(({ rail }) => rail === product.rail)
    .flatMap((rail) => rail.lifecycles);
  return (
    <Layout data={data} location={location} page={product} disclosures={optionsFrom(product.disclosures)}>
      <ProductBody
        key={location.pathname}
        product={product}
        lifecycles={lifecycles}
        signUp={navigation.sign_up}
      />
    </Layout>
  );
}
