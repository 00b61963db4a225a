import { formatDay } from '../../lib/time/day-format';
import { Callout } from '../callout/Callout';
import { PointList } from '../cards/PointList';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { FeeExamples } from './FeeExamples';
import { FeeGlance } from './FeeGlance';
import { FeeTable } from './FeeTable';
import { rowsOf } from './requested-fees';

type FeesBodyProps = {
  fees: Queries.FeesPageQuery['fees'];
  /** Our name, as the one who charges. */
  us: string;
};

/** The pricing page: at a glance, fees by group, what we pay out, how fees work, and example months. */
export default function FeesBody({ fees, us }: FeesBodyProps) {
  const rows = rowsOf(fees.groups);
  const { points, ...paid } = fees.paid_to_you;
  return (
    <>
      <Hero
        headline={fees.headline}
        lede={fees.lede}
        eyebrow={`Pricing / US dollars, as of ${formatDay(fees.as_of)}`}
      />
      {fees.sample ? (
        <Callout icon="alert">
          <p>{fees.sample_notice}</p>
        </Callout>
      ) : null}
      <FeeGlance glance={fees.glance} rows={rows} us={us} />
      {fees.groups.map((group) => (
        <Section key={group.id} title={group.title} id={group.id}>
          <FeeTable title={group.title} rows={group.rows} us={us} />
        </Section>
      ))}
      <Section {...paid} id="paid-to-you">
        <PointList points={points} />
      </Section>
      <Section title="How fees work">
        <PointList points={fees.principles} />
      </Section>
      <FeeExamples calculator={fees.calculator} rows={rows} us={us} />
    </>
  );
}
