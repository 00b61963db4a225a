import { LineDiagram } from '../../diagrams/line/LineDiagram';
import type { LineData } from '../../diagrams/line/types';
import type { RailId } from '../../theme/rails';
import { ClosingCall } from '../cards/ClosingCall';
import { type FeatureCard, FeatureGrid } from '../cards/FeatureGrid';
import { PointList } from '../cards/PointList';
import { SolutionList, type SolutionRow } from '../cards/SolutionList';
import { RailColor } from '../page/RailColor';
import { Section } from '../page/Section';

type ProductBodyProps = {
  product: {
    readonly rail: RailId;
    readonly states_lede: string;
    readonly features: readonly FeatureCard[];
    readonly failures: readonly { readonly title: string; readonly text: string }[];
    readonly solutions: readonly SolutionRow[];
  };
  /** The objects of the rail, most used first. */
  lifecycles: readonly LineData[];
  signUp: { readonly name: string; readonly href: string };
};

/** What a product page says after its top: states, features, failures, uses, closing call. */
export default function ProductBody({ product, lifecycles, signUp }: ProductBodyProps) {
  const { rail } = product;
  return (
    <RailColor rail={rail}>
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
