import { graphql, type PageProps } from 'gatsby';
import { ArticleColumns } from '../components/docs/ArticleColumns';
import { ArticleHead } from '../components/prose/ArticleHead';
import { Prose } from '../components/prose/Prose';
import { Layout } from '../layout/Layout';
import { formatDay } from '../lib/time/day-format';

export const query = graphql`
  query CompanyPage($id: String!, $path: String) {
    ...Layout
    page: companyPageById(id: $id) {
      name
      ...PageContent
      lede(marked: true)
      effective
      html(marked: true)
      headings {
        id
        text
      }
    }
  }
`;

/** Privacy, security, terms and "Evaluate us". */
export default function CompanyPageTemplate({ data, location }: PageProps<Queries.CompanyPageQuery>) {
  const { page } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <ArticleColumns headings={page.headings}>
        <ArticleHead title={page.name} lede={page.lede} eyebrow={`Effective ${formatDay(page.effective)}`} />
        <Prose html={page.html} />
      </ArticleColumns>
    </Layout>
  );
}
