import { ClosingCall } from '../cards/ClosingCall';
import { ProductGrid } from '../cards/ProductGrid';
import { SolutionList } from '../cards/SolutionList';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

/** All solutions, and the products they use. */
export default function SolutionsBody({ data }: { data: Queries.SolutionsPageQuery }) {
  const { solutionsPage: page, allSolution, allProduct, navigation } = data;
  const solutions = allSolution.nodes;
  return (
    <>
      <Hero headline={page.headline} lede={page.lede} eyebrow={`${solutions.length} solutions`} />
      <Section {...page.list}>
        <SolutionList solutions={solutions} />
      </Section>
      <Section {...page.products}>
        <ProductGrid products={allProduct.nodes} />
      </Section>
      <ClosingCall
        {...page.closing}
        links={[navigation.get_started, { name: 'Talk to us', href: '/contact' }]}
      />
    </>
  );
}
