import { dayInWords } from '../../lib/day-in-words';
import { type ServiceRow, ServiceTable } from '../arrival/ServiceTable';
import { Callout } from '../callout/Callout';
import { PointList } from '../cards/PointList';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { type FeeRow, FeeTable } from './FeeTable';

type FeesBodyProps = {
  fees: {
    readonly headline: string;
    readonly lede: string;
    readonly sample: boolean;
    readonly sample_notice: string;
    readonly as_of: string;
    readonly groups: readonly { readonly title: string; readonly rows: readonly FeeRow[] }[];
    readonly principles: readonly { readonly title: string; readonly text: string }[];
  };
  services: readonly ServiceRow[];
  /** Our name, where we charge. */
  us: string;
};

/** What it costs, group by group, how the fees work, and the timetable of all services. */
export default function FeesBody({ fees, services, us }: FeesBodyProps) {
  return (
    <>
      <Hero
        headline={fees.headline}
        lede={fees.lede}
        eyebrow={`Pricing / US dollars, as of ${dayInWords(fees.as_of)}`}
      />
      {fees.sample ? (
        <Callout icon="alert">
          <p>{fees.sample_notice}</p>
        </Callout>
      ) : null}
      {fees.groups.map((group) => (
        <Section key={group.title} title={group.title}>
          <FeeTable title={group.title} rows={group.rows} us={us} />
        </Section>
      ))}
      <Section title="How the fees work">
        <PointList points={fees.principles} />
      </Section>
      <Section title="The timetable" lede="In Eastern Time, on banking days unless it never closes.">
        <ServiceTable title="All services" services={services} />
      </Section>
    </>
  );
}
