import { graphql, type PageProps } from 'gatsby';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { SmartLink } from '../components/link/SmartLink';
import { Hero } from '../components/page/Hero';
import { ProductChanges } from '../components/updates/ProductChanges';
import { Layout } from '../layout/Layout';
import { updateCards } from '../lib/update-cards';

export const query = graphql`
  query ProductChangesPage($id: String!, $path: String) {
    ...Layout
    updates {
      ...UpdateKinds
    }
    product: productById(id: $id) {
      name
      path
      rail
      changes {
        path
        name
        description
      }
      updates {
        path
        title
        date
        kind
        sample
        breaking
        action_by
      }
    }
  }
`;

/** What changed in a product. */
export default function ProductChangesPage({ data, location }: PageProps<Queries.ProductChangesPageQuery>) {
  const { product, updates } = data;
  const { name: title, description, path: list } = product.changes;
  return (
    <Layout
      data={data}
      location={location}
      page={{ title, description, feeds: [{ list, name: product.name }] }}
    >
      <Hero
        headline={`${title}.`}
        lede={description}
        eyebrow={
          <>
            <LineBullet rail={product.rail} />
            <span>
              <SmartLink href={product.path}>{product.name}</SmartLink> / Updates
            </span>
          </>
        }
      />
      <ProductChanges changes={updateCards(product.updates, updates.kinds)} list={list} />
    </Layout>
  );
}
