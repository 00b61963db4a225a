import { ClosingCall } from '../cards/ClosingCall';
import { Section } from '../page/Section';
import { cutoffsLede, sectionTitles } from '../product/product-sections';
import { type ServiceRow, ServiceTable } from '../table/ServiceTable';

type FeesEndProps = {
  services: readonly ServiceRow[];
  signUp: { readonly name: string; readonly href: string };
};

/** The end of the pricing page: cutoffs and settlement of all services, and what to do next. */
export default function FeesEnd({ services, signUp }: FeesEndProps) {
  return (
    <>
      <Section title={sectionTitles.cutoffs} lede={cutoffsLede}>
        <ServiceTable title="All services" services={services} />
      </Section>
      <ClosingCall
        title="The sandbox is free"
        lede="Build first. Meanwhile, your finance, legal and security teams can see what to ask us."
        links={[signUp, { name: 'Evaluate us', href: '/evaluate' }]}
      />
    </>
  );
}
