import { ClosingCall } from '../cards/ClosingCall';
import { PointList } from '../cards/PointList';
import { Section } from '../page/Section';
import { FeeTable } from './FeeTable';

type FeesBodyProps = {
  fees: Queries.FeesPageQuery['fees'];
  /** Our name, as the one who charges. */
  us: string;
  signUp: { readonly name: string; readonly href: string };
};

/** The pricing page below the calculator: all fees, what we pay out, how fees work, and what to do next. */
export default function FeesBody({ fees, us, signUp }: FeesBodyProps) {
  const { points, ...paid } = fees.paid_to_you;
  return (
    <>
      <Section {...fees.table} id="fees">
        <FeeTable title={fees.table.title} groups={fees.groups} us={us} />
      </Section>
      <Section {...paid} id="paid-to-you">
        <PointList points={points} />
      </Section>
      <Section title="How fees work">
        <PointList points={fees.principles} />
      </Section>
      <ClosingCall
        title="The sandbox is free"
        lede="Build and test for as long as you like, and pay nothing until you go to production. Meanwhile, your finance, legal and security teams can see what to ask us."
        links={[signUp, { name: 'Evaluate us', href: '/evaluate' }]}
      />
    </>
  );
}
