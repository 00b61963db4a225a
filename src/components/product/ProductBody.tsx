import { LineDiagram } from '../../diagrams/line/LineDiagram';
import type { LineData } from '../../diagrams/line/line-data';
import { ClosingCall } from '../cards/ClosingCall';
import { FeatureGrid } from '../cards/FeatureGrid';
import { PointList } from '../cards/PointList';
import { SolutionList } from '../cards/SolutionList';
import { RequestBoard } from '../code/SplitBoard';
import { Section } from '../page/Section';
import { CodeTable } from './CodeTable';
import { DocumentList } from './DocumentList';

type ProductBodyProps = {
  product: Queries.ProductPageQuery['product'];
  /** The objects of the rail, most used first. */
  lifecycles: readonly LineData[];
  signUp: Queries.NavigationLinkFragment;
};

/** A product page below its top: states, request, features, simulations, failures, links, closing call. */
export default function ProductBody({ product, lifecycles, signUp }: ProductBodyProps) {
  const { rail } = product;
  return (
    <div data-rail={rail}>
      <Section id="states" title="States" lede={product.states_lede}>
        {lifecycles.map((lifecycle) => (
          <LineDiagram key={lifecycle.id} data={lifecycle} />
        ))}
      </Section>
      <Section id="request" title={product.request.title}>
        <RequestBoard request={product.request} legend="Language of the request" heading="h3" />
      </Section>
      <Section id="features" title="Features">
        <FeatureGrid features={product.features} />
      </Section>
      <Section
        id="simulations"
        title="Simulations"
        lede="Sandbox requests that simulate the network. No real money moves."
      >
        <PointList
          code
          points={product.simulations.map(({ call, text }) => ({ title: `POST ${call}`, text }))}
        />
      </Section>
      <Section id="failures" title="What can go wrong" lede="And what you see when it does.">
        <PointList points={product.failures} />
      </Section>
      {product.codes ? (
        <Section id="codes" title={product.codes.title} lede={product.codes.lede}>
          <CodeTable {...product.codes} />
        </Section>
      ) : null}
      <Section id="documentation" title="Solutions and documentation">
        <SolutionList solutions={product.solutions} />
        <DocumentList documents={product.documents} />
      </Section>
      <ClosingCall
        title="Try it in the sandbox"
        lede="Sign up, create an API key and send the requests on this page. No real money moves."
        links={[signUp, { name: 'See pricing', href: '/fees' }]}
      />
    </div>
  );
}
