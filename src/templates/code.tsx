import { graphql, type PageProps } from 'gatsby';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';
import { inSentence } from '../lib/text/in-sentence';
import { titleOfCode } from '../lib/text/page-title';

export const query = graphql`
  query CodePage($id: String!, $slug: String!, $path: String) {
    ...Layout
    ...DocumentationShell
    network: codeNetworkById(id: $id) {
      path
      name
      singular
      rail
      note(marked: true)
      source {
        title
        url
      }
      disclosures
      codes {
        code
        slug
        title
      }
      code(slug: $slug) {
        code
        slug
        reason
        title
        meaning(marked: true)
        returns
        said_by
        deadline(marked: true)
        retryWords
        advice(marked: true)
        customer
        related
        snippets {
          name
          html
        }
      }
      codeFigures(slug: $slug) {
        ...Figure
      }
    }
  }
`;

const CodeBody = staticIsland('code-body', () => import('../components/codes/CodeBody'));

/** One code: what it means and what to do. */
export default function CodePage({ data, location }: PageProps<Queries.CodePageQuery>) {
  const { network } = data;
  const { code } = network;
  const linkTo = ({ slug, ...other }: { code: string; slug: string; title: string }) => ({
    name: `${other.code}: ${other.title}`,
    href: `${network.path}/${slug}`,
  });
  const path = `${network.path}/${code.slug}`;
  const related = network.codes.filter(({ slug }) => code.related.includes(slug)).map(linkTo);
  const about = `About all ${inSentence(network.name)}`;
  const headings = [
    { id: 'customer', text: 'What to say to your customer' },
    ...(code.snippets.length > 0 ? [{ id: 'simulate', text: 'Simulate it in the sandbox' }] : []),
    ...(related.length > 0 ? [{ id: 'related', text: 'Related codes' }] : []),
    { id: 'notes', text: about },
  ];
  const page = {
    title: titleOfCode(code),
    description: `The ${network.singular} ${code.code}: ${code.title}. Who reports it, whether to retry, and what to say to your customer.`,
    figures: network.codeFigures,
    disclosures: network.disclosures,
    subject: { kind: 'article' } as const,
  };
  return (
    <Layout data={data} location={location} page={page} wide>
      <DocumentationPage
        path={path}
        section={network.path}
        above={[
          { name: 'Codes', href: '/documentation/codes' },
          { name: network.name, href: network.path },
        ]}
        name={`${code.code}: ${code.title}`}
        crumb={code.code}
        lede={code.meaning}
        rail={network.rail}
        data={data}
        headings={headings}
        list={network.codes.map(linkTo)}
      >
        <CodeBody code={code} related={related} about={about} network={network} />
      </DocumentationPage>
    </Layout>
  );
}
