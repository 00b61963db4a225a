import { graphql, type PageProps } from 'gatsby';
import { hydrateWhenVisible } from '../islands/hydrate-when-visible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query FeesPage($path: String) {
    ...Layout
    fees {
      ...PageContent
      headline
      lede(marked: true)
      sample
      sample_notice
      as_of
      table {
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
          once
          note
        }
      }
      paid_to_you {
        title
        lede
        points {
          ...Point
        }
      }
      calculator {
        title
        lede
        minimum
        examples {
          name
          volumes {
            fee
            count
          }
        }
      }
      principles {
        ...Point
      }
    }
  }
`;

const FeesTop = staticIsland('fees-top', () => import('../components/fees/FeesTop'));

const Calculator = hydrateWhenVisible(
  'calculator',
  () => import(/* webpackChunkName: "island-calculator" */ '../components/fees/Calculator'),
);

const FeesBody = staticIsland('fees', () => import('../components/fees/FeesBody'));

/** The pricing page: the calculator, then all fees. */
export default function FeesPage({ data, location }: PageProps<Queries.FeesPageQuery>) {
  const { fees, navigation, brand } = data;
  return (
    <Layout data={data} location={location} page={fees}>
      <FeesTop fees={fees} />
      <Calculator calculator={fees.calculator} groups={fees.groups} us={brand.name} />
      <FeesBody fees={fees} us={brand.name} signUp={navigation.get_started} />
    </Layout>
  );
}
