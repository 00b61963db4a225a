import { graphql, type PageProps } from 'gatsby';
import { hydrateWhenVisible } from '../islands/hydrate-when-visible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query FeesPage($path: String) {
    ...Layout
    allRail(sort: { order: ASC }) {
      nodes {
        services {
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

const FeesBody = staticIsland('fees', () => import('../components/fees/FeesBody'));

const Calculator = hydrateWhenVisible(
  'calculator',
  () => import(/* webpackChunkName: "island-calculator" */ '../components/fees/Calculator'),
);

const FeesEnd = staticIsland('fees-end', () => import('../components/fees/FeesEnd'));

/** The pricing page: fees, the calculator, cutoffs and settlement. */
export default function FeesPage({ data, location }: PageProps<Queries.FeesPageQuery>) {
  const { fees, navigation, brand, allRail } = data;
  const services = allRail.nodes.flatMap((rail) => rail.services);
  return (
    <Layout data={data} location={location} page={fees}>
      <FeesBody fees={fees} us={brand.name} />
      <Calculator calculator={fees.calculator} groups={fees.groups} us={brand.name} />
      <FeesEnd services={services} signUp={navigation.get_started} />
    </Layout>
  );
}
