import { graphql, type PageProps } from 'gatsby';
import { ArrivalWhenNear } from '../components/arrival/ArrivalWhenNear';
import type * as calculator from '../components/fees/Calculator';
import type * as feesBody from '../components/fees/FeesBody';
import type * as feesEnd from '../components/fees/FeesEnd';
import { RailColor } from '../components/page/RailColor';
import { still } from '../components/still/still';
import { whenNear } from '../components/still/when-near';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query FeesPage($path: String) {
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
      glance {
        title
        lede
      }
      groups {
        id
        title
        rows {
          id
          name
          unit
          cents
          charged_by
          volume
          note
        }
      }
      paid_to_you {
        title
        lede
        points {
          title
          text(marked: true)
        }
      }
      calculator {
        title
        lede
        minimum
        examples_title
        examples_lede
        examples {
          name
          text
          volumes {
            fee
            count
          }
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

const Calculator = whenNear(
  'calculator',
  () => import('../components/fees/Calculator'),
  process.env.BUILD_STAGE === 'build-html'
    ? (require('../components/fees/Calculator') as typeof calculator)
    : undefined,
);

const FeesEnd = still(
  'fees-end',
  () => import('../components/fees/FeesEnd'),
  process.env.BUILD_STAGE === 'build-html'
    ? (require('../components/fees/FeesEnd') as typeof feesEnd)
    : undefined,
);

/** What it costs, what a month comes to, and when money arrives. */
export default function FeesPage({ data, location }: PageProps<Queries.FeesPageQuery>) {
  const { fees, navigation, brand, allRail } = data;
  const services = allRail.nodes.flatMap((rail) => rail.services);
  return (
    <Layout data={data} location={location} page={fees}>
      <FeesBody key={location.pathname} fees={fees} us={brand.name} />
      <Calculator
        calculator={fees.calculator}
        groups={fees.groups}
        us={brand.name}
        notice={fees.sample ? fees.sample_notice : null}
      />
      <RailColor rail="accounts">
        <ArrivalWhenNear services={services} />
      </RailColor>
      <FeesEnd key={`${location.pathname} end`} services={services} signUp={navigation.sign_up} />
    </Layout>
  );
}
