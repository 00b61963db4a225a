import { graphql, type PageProps } from 'gatsby';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query CodesPage($path: String) {
    ...Layout
    codesPage {
      title
      description
      figures {
        ...Figure
      }
      headline
      lede(marked: true)
      networks {
        path
        name
        lede
        rail
        codes {
          code
          slug
          title
        }
      }
      closing {
        title
        lede
      }
      documents {
        name
        href
      }
      disclosures
    }
  }
`;

const CodesIndex = staticIsland('codes', () => import('../components/codes/CodesIndex'));

/** The index of all codes. */
export default function CodesPage({ data, location }: PageProps<Queries.CodesPageQuery>) {
  const { codesPage: page, navigation } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <CodesIndex page={page} signUp={navigation.get_started} />
    </Layout>
  );
}
