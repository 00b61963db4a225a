import { graphql, type PageProps } from 'gatsby';
import { Callout } from '../components/callout/Callout';
import { ClosingCall } from '../components/cards/ClosingCall';
import { PointList } from '../components/cards/PointList';
import { FeeTable } from '../components/fees/FeeTable';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { optionsFrom } from '../layout/footer/disclosures';
import { Layout } from '../layout/Layout';
import { dayInWords } from '../lib/day-in-words';

export const query = graphql`
  query FeesPage {
    ...Layout
    fees {
      title
      description
      figures {
        ...Figure
      }
      headline
      lede(marked: true)
      sample
      sample_notice
      as_of
      groups {
        title
        rows {
          name
          unit
          cents
          charged_by
          note
        }
      }
      principles {
        title
        text(marked: true)
      }
      disclosures
    }
  }
`;

/** What it costs. */
export default function FeesPage({ data, location }: PageProps<Queries.FeesPageQuery>) {
  const { fees, navigation, brand } = data;
  return (
    <Layout data={data} location={location} page={fees} disclosures={optionsFrom(fees.disclosures)}>
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
          <FeeTable title={group.title} rows={group.rows} us={brand.name} />
        </Section>
      ))}
      <Section title="How the fees work">
        <PointList points={fees.principles} />
      </Section>
      <ClosingCall
        title="The sandbox is free."
        lede="Build first, then talk about volumes."
        links={[navigation.sign_up, { name: 'Talk to us', href: '/contact' }]}
      />
    </Layout>
  );
}
