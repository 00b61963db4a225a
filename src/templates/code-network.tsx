import { graphql, type PageProps } from 'gatsby';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query CodeNetworkPage($id: String!, $path: String) {
    ...Layout
    ...DocumentationShell
    network: codeNetworkById(id: $id) {
      path
      name
      title
      description
      figures: codeFigures {
        ...Figure
      }
      lede(marked: true)
      rail
      note(marked: true)
      disclosures
      codes {
        code
        slug
        title
        said_by
        retryWords
      }
    }
  }
`;

const NetworkBody = staticIsland('code-network', () => import('../components/codes/NetworkBody'));

/** The codes of a network. */
export default function CodeNetworkPage({ data, location }: PageProps<Queries.CodeNetworkPageQuery>) {
  const { network } = data;
  const codes = network.codes.map(({ slug, ...code }) => ({
    ...code,
    href: `${network.path}/${slug}`,
  }));
  return (
    <Layout data={data} location={location} page={{ ...network, subject: { kind: 'article' } }} wide>
      <DocumentationPage
        path={network.path}
        above={[{ name: 'Codes', href: '/documentation/codes' }]}
        name={network.name}
        lede={network.lede}
        rail={network.rail}
        data={data}
        headings={[]}
      >
        <NetworkBody name={network.name} note={network.note} codes={codes} />
      </DocumentationPage>
    </Layout>
  );
}
