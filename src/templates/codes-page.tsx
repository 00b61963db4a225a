import { graphql, type PageProps } from 'gatsby';
import { CodesIndex, idOfNetwork } from '../components/codes/CodesIndex';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { Layout } from '../layout/Layout';
import { listNeighborsOf } from '../lib/lists/neighbors';

export const query = graphql`
  query CodesPage($path: String) {
    ...Layout
    ...DocumentationShell
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
          retry
        }
      }
      retry {
        id
        name
      }
      disclosures
    }
  }
`;

const path = '/documentation/codes';

/** The index of all codes. */
export default function CodesPage({ data, location }: PageProps<Queries.CodesPageQuery>) {
  const { codesPage: page, documentation } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <DocumentationPage
        path={path}
        above={[{ name: 'Documentation', href: '/documentation' }]}
        name={page.headline}
        crumb="Codes"
        lede={page.lede}
        rail={null}
        data={data}
        headings={page.networks.map((network) => ({ id: idOfNetwork(network), text: network.name }))}
        {...listNeighborsOf(
          documentation.groups.flatMap((group) => group.links),
          path,
        )}
      >
        <CodesIndex page={page} />
      </DocumentationPage>
    </Layout>
  );
}
