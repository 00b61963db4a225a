import { Link } from 'gatsby';
import { Flow, type FlowStop } from '../../diagrams/flow/Flow';
import { ButtonLink } from '../button/ButtonLink';
import { ClosingCall } from '../cards/ClosingCall';
import { PointList } from '../cards/PointList';
import { type ProductCard, ProductGrid } from '../cards/ProductGrid';
import { LineBullet } from '../line-bullet/LineBullet';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';

type SolutionBodyProps = {
  solution: {
    readonly name: string;
    readonly headline: string;
    readonly lede: string;
    readonly products: readonly ProductCard[];
    readonly flow: readonly FlowStop[];
    readonly risks: readonly { readonly title: string; readonly text: string }[];
  };
  signUp: { readonly name: string; readonly href: string };
};

/** What a solution page says: the way of the money, the risks, the products. */
export default function SolutionBody({ solution, signUp }: SolutionBodyProps) {
  return (
    <>
      <Hero
        headline={solution.headline}
        lede={solution.lede}
        eyebrow={
          <>
            {solution.products.map(({ rail }) => (
              <LineBullet key={rail} rail={rail} />
            ))}
            <span>
              <Link to="/solutions">Solutions</Link> / {solution.name}
            </span>
          </>
        }
        actions={
          <>
            <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>
            <ButtonLink href="/contact" look="ghost">
              Talk to us
            </ButtonLink>
          </>
        }
      />
      <Flow stops={solution.flow} names={new Map(solution.products.map(({ rail, name }) => [rail, name]))} />
      <Section title="The risks, said plainly">
        <PointList points={solution.risks} />
      </Section>
      <Section title="The lines it uses">
        <ProductGrid products={solution.products} />
      </Section>
      <ClosingCall
        title="Build it in the sandbox first."
        lede="Each stop on this page has a simulation."
        links={[signUp, { name: 'Read the docs', href: '/documentation' }]}
      />
    </>
  );
}
