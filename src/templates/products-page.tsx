import { graphql, type PageProps } from 'gatsby';
import { rowsOf } from '../components/fees/requested-fees';
import { hydrateWhenVisible } from '../islands/hydrate-when-visible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ProductsPage($path: String) {
    ...Layout
    productsPage {
      ...PageContent
      headline
      lede(marked: true)
      list {
        title
        lede
      }
      chooser {
        title
        lede
      }
      sample_fees
      comparison {
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
    choice: allRail(sort: { order: ASC }) {
      nodes {
        rail
        product {
          path
        }
        services {
          ...PaymentService
        }
      }
    }
    compared: allRail(sort: { order: ASC }) {
      nodes {
        rail
        product {
          path
        }
        services {
          ...TimetableService
          ...ComparedService
        }
      }
    }
    fees {
      sample
      groups {
        rows {
          id
          cents
          unit
        }
      }
    }
  }
`;

const ProductsTop = staticIsland('products-top', () => import('../components/products/ProductsTop'));

const RailChooser = hydrateWhenVisible(
  'chooser',
  () => import(/* webpackChunkName: "island-chooser" */ '../components/payment/RailChooser'),
  true,
);

const ProductsEnd = staticIsland('products-end', () => import('../components/products/ProductsEnd'));

/** All products, with the rail chooser. */
export default function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const { productsPage: page, choice, fees } = data;
  const prices = rowsOf(fees.groups);
  return (
    <Layout data={data} location={location} page={page}>
      <ProductsTop data={data} />
      <RailChooser
        {...page.chooser}
        note={fees.sample ? page.sample_fees : null}
        rails={choice.nodes}
        prices={prices}
      />
      <ProductsEnd data={data} prices={prices} />
    </Layout>
  );
}
