import { graphql, type PageProps } from 'gatsby';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { SmartLink } from '../components/link/SmartLink';
import { Hero } from '../components/page/Hero';
import { ProductChanges } from '../components/updates/ProductChanges';
import { Layout } from '../layout/Layout';
import { furtherPage } from '../lib/updates/further-page';
import { adjacentPages } from '../lib/updates/update-addresses';
import { updateCards } from '../lib/updates/update-cards';

export const query = graphql`
  query ProductChangesPage($id: String!, $slug: String!, $page: Int, $path: String) {
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
    }
    updateList(product: $slug, page: $page) {
      pages
      total
      updates {
        path
        title
        date
        kind
        sample
        breaking
        action_by
        passed
      }
    }
  }
`;

type Context = { page?: number | null };

/** Changes to one product. */
export default function ProductChangesPage({
  data,
  location,
  pageContext,
}: PageProps<Queries.ProductChangesPageQuery, Context>) {
  const { product, updates, updateList } = data;
  const { name, description, path: list } = product.changes;
  const page = pageContext.page ?? 1;
  const meta = page > 1 ? furtherPage(name, page, updateList) : { title: name, description };
  const beside = adjacentPages(list, page, updateList.pages);
  return (
    <Layout data={data} location={location} page={{ ...meta, beside, feeds: [{ list, name: product.name }] }}>
      <Hero
        headline={meta.title}
        lede={meta.description}
        eyebrow={
          <>
            <LineBullet rail={product.rail} />
            <span>
              <SmartLink href={product.path}>{product.name}</SmartLink> / Updates
            </span>
          </>
        }
      />
      <ProductChanges
        changes={updateCards(updateList.updates, updates.kinds)}
        list={list}
        page={page}
        pages={updateList.pages}
        total={updateList.total}
      />
    </Layout>
  );
}
