import { ClosingCall } from '../cards/ClosingCall';
import { type ProductCard, ProductGrid } from '../cards/ProductGrid';
import { SolutionList, type SolutionRow } from '../cards/SolutionList';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

type Part = { readonly title: string; readonly lede: string };

type SolutionsBodyProps = {
  page: {
    readonly headline: string;
    readonly lede: string;
    readonly list: Part;
    readonly products: Part;
    readonly closing: Part;
  };
  solutions: readonly SolutionRow[];
  products: readonly ProductCard[];
  signUp: { readonly name: string; readonly href: string };
};

/** All solutions, and the products they use. */
export default function SolutionsBody({ page, solutions, products, signUp }: SolutionsBodyProps) {
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`${solutions.length} solutions`} />
      <Section {...page.list}>
        <SolutionList solutions={solutions} />
      </Section>
      <Section {...page.products}>
        <ProductGrid products={products} />
      </Section>
      <ClosingCall {...page.closing} links={[signUp, { name: 'Talk to us', href: '/contact' }]} />
    </>
  );
}
