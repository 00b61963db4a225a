import { LineDiagram } from '../../diagrams/line/LineDiagram';
import type { LineData } from '../../diagrams/line/types';
import type { RailId } from '../../theme/rails';
import { ButtonLink } from '../button/ButtonLink';
import { Callout } from '../callout/Callout';
import { ClosingCall } from '../cards/ClosingCall';
import { type FactCard, FactRule } from '../cards/FactRule';
import { type FeatureCard, FeatureGrid } from '../cards/FeatureGrid';
import { PointList } from '../cards/PointList';
import { SolutionList, type SolutionRow } from '../cards/SolutionList';
import { Words } from '../figures/Words';
import { Icon } from '../icon/Icon';
import { LineBullet } from '../line-bullet/LineBullet';
import { Hero } from '../page/Hero';
import { RailColor } from '../page/RailColor';
import { Section } from '../page/Section';

type ProductBodyProps = {
  product: {
    readonly name: string;
    readonly rail: RailId;
    readonly headline: string;
    readonly lede: string;
    readonly notice: string | null;
    readonly documentation: string;
    readonly facts: readonly FactCard[];
    readonly states_lede: string;
    readonly features: readonly FeatureCard[];
    readonly failures: readonly { readonly title: string; readonly text: string }[];
    readonly solutions: readonly SolutionRow[];
  };
  /** The objects of the rail, most used first. */
  lifecycles: readonly LineData[];
  signUp: { readonly name: string; readonly href: string };
};

function ProductHero({ product, signUp }: Pick<ProductBodyProps, 'product' | 'signUp'>) {
  return (
    <Hero
      headline={product.headline}
      lede={product.lede}
      eyebrow={
        <>
          <LineBullet rail={product.rail} /> Products / {product.name}
        </>
      }
      actions={
        <>
          <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>
          <ButtonLink href={product.documentation} look="ghost">
            {product.name} in the docs <Icon name="arrow" />
          </ButtonLink>
        </>
      }
    />
  );
}

/** What a product page says, from its heading to its closing call. */
export default function ProductBody({ product, lifecycles, signUp }: ProductBodyProps) {
  const { rail } = product;
  return (
    <RailColor rail={rail}>
      <ProductHero product={product} signUp={signUp} />
      <FactRule rail={rail} facts={product.facts} />
      {product.notice ? (
        <Section title="What this is, and what it is not">
          <Callout>
            <p>
              <Words text={product.notice} />
            </p>
          </Callout>
        </Section>
      ) : null}
      <Section title="Every state it can be in" lede={product.states_lede}>
        {lifecycles.map((lifecycle, index) => (
          <LineDiagram key={lifecycle.id} data={lifecycle} open={index === 0} />
        ))}
      </Section>
      <Section title="What you get">
        <FeatureGrid features={product.features} />
      </Section>
      <Section title="How it fails" lede="And what you then see.">
        <PointList points={product.failures} />
      </Section>
      <Section title="Where it is used">
        <SolutionList solutions={product.solutions} />
      </Section>
      <ClosingCall
        title="Try it in the sandbox."
        lede="Every state on this page can be driven there, with no real money."
        links={[signUp, { name: 'See pricing', href: '/fees' }]}
      />
    </RailColor>
  );
}
