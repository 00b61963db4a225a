import { graphql, type PageProps } from 'gatsby';
import { Arrival } from '../components/arrival/Arrival';
import { ClosingCall } from '../components/cards/ClosingCall';
import type * as feesBody from '../components/fees/FeesBody';
import { RailColor } from '../components/page/RailColor';
import { still } from '../components/still/still';
import { optionsFrom } from '../layout/footer/disclosures';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query FeesPage {
    ...Layout
    allRail(sort: { order: ASC }) {
      nodes {
        services {
          ...ArrivalService
          ...ServiceRow
        }
      }
    }
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

const FeesBody = still(
  'fees',
  () => import('../components/fees/FeesBody'),
  process.env.BUILD_STAGE === 'build-html'
    ? (require('../components/fees/FeesBody') as typeof feesBody)
    : undefined,
);

/** What it costs, and when money arrives. */
export default function FeesPage({ data, location }: PageProps<Queries.FeesPageQuery>) {
  const { fees, navigation, brand, allRail } = data;
  const services = allRail.nodes.flatMap((rail) => rail.services);
  return (
    <Layout data={data} location={location} page={fees} disclosures={optionsFrom(fees.disclosures)}>
      <FeesBody key={location.pathname} fees={fees} services={services} us={brand.name} />
      <RailColor rail="accounts">
        <Arrival services={services} />
      </RailColor>
      <ClosingCall
        title="The sandbox is free."
        lede="Build first, then talk about volumes."
        links={[navigation.sign_up, { name: 'Talk to us', href: '/contact' }]}
      />
    </Layout>
  );
}
