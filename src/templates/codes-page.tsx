import { graphql, type PageProps } from 'gatsby';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import ListFilter from '../components/docs/ListFilter';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query CodesPage($path: String) {
    ...Layout
    ...DocumentationShell
    codesPage {
      ...PageContent
      headline
      lede(marked: true)
      networks {
        path
        slug
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
      documents {
        name
        href
      }
    }
  }
`;

const CodesIndex = staticIsland('codes', () => import('../components/codes/CodesIndex'));

const path = '/documentation/codes';

/** The index of all codes. */
export default function CodesPage({ data, location }: PageProps<Queries.CodesPageQuery>) {
  const { codesPage: page } = data;
  const networks = page.networks.map((network) => ({ id: network.slug, name: network.name }));
  return (
    <Layout data={data} location={location} page={page} wide>
      <DocumentationPage
        path={path}
        above={[{ name: 'Documentation', href: '/documentation' }]}
        name={page.headline}
        crumb="Codes"
        lede={page.lede}
        rail={null}
        data={data}
        headings={networks.map(({ id, name }) => ({ id, text: name }))}
      >
        <ListFilter
          label="Code or words"
          choices={[
            { name: 'network', label: 'Network', options: networks },
            { name: 'retry', label: 'Retry', options: page.retry },
          ]}
        />
        <CodesIndex page={page} />
      </DocumentationPage>
    </Layout>
  );
}
