import { ProductGrid } from '../cards/ProductGrid';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

/** The top of the products page: its hero and the products. */
export default function ProductsTop({ data }: { data: Queries.ProductsPageQuery }) {
  const { productsPage: page, allProduct } = data;
  const products = allProduct.nodes;
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`${products.length} products`} />
      <Section {...page.list}>
        <ProductGrid products={products} />
      </Section>
    </>
  );
}
