import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { ArticleHead } from '../components/prose/ArticleHead';
import { Prose } from '../components/prose/Prose';
import { Layout } from '../layout/Layout';
import { formatDay } from '../lib/time/day-format';
import { size, space } from '../theme/tokens';

export const query = graphql`
  query CompanyPage($id: String!, $path: String) {
    ...Layout
    page: companyPageById(id: $id) {
      name
      ...PageContent
      lede(marked: true)
      effective
      html(marked: true)
    }
  }
`;

/** A column of comfortable reading width. */
const measure = css({ maxWidth: size.article, paddingTop: space(10), '& > * + *': { marginTop: space(8) } });

/** Privacy, security, terms and "Evaluate us". */
export default function CompanyPageTemplate({ data, location }: PageProps<Queries.CompanyPageQuery>) {
  const { page } = data;
  return (
    <Layout data={data} location={location} page={page}>
      <div css={measure}>
        <ArticleHead
          title={page.name}
          lede={page.lede}
          eyebrow={`Company / Effective ${formatDay(page.effective)}`}
        />
        <Prose html={page.html} />
      </div>
    </Layout>
  );
}
