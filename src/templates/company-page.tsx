import { graphql, type PageProps } from 'gatsby';
import { Measure } from '../components/page/Measure';
import { ArticleHead } from '../components/prose/ArticleHead';
import { Prose } from '../components/prose/Prose';
import { Layout } from '../layout/Layout';
import { formatDay } from '../lib/time/day-format';

export const query = graphql`
  query CompanyPage($id: String!, $path: String) {
    ...Layout
    page: companyPageById(id: $id) {
      name
      title
      description
      figures {
        ...Figure
      }
      lede(marked: true)
      effective
      html(marked: true)
      disclosures
    }
  }
`;

/** Privacy, security and terms pages. */
export default function CompanyPageTemplate({ data, location }: PageProps<Queries.CompanyPageQuery>) {
  const { page } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <Measure>
        <ArticleHead
          title={page.name}
          lede={page.lede}
          eyebrow={`Company / Effective ${formatDay(page.effective)}`}
        />
        <Prose html={page.html} />
      </Measure>
    </Layout>
  );
}
