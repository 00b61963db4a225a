import { type ProductCard, ProductGrid } from '../cards/ProductGrid';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

type ProductsTopProps = {
  page: {
    readonly headline: string;
    readonly lede: string;
    readonly list: { readonly title: string; readonly lede: string };
  };
  products: readonly ProductCard[];
};

/** The top of the products page: its hero and the products. */
export default function ProductsTop({ page, products }: ProductsTopProps) {
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`${products.length} products`} />
      <Section {...page.list}>
        <ProductGrid products={products} />
      </Section>
    </>
  );
}
