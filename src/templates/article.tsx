import { graphql, type PageProps } from 'gatsby';
import { ArticleColumns } from '../components/docs/ArticleColumns';
import { ContentsList } from '../components/docs/ContentsList';
import { PreviousNext } from '../components/docs/PreviousNext';
import { SideNavigation } from '../components/docs/SideNavigation';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { RailColor } from '../components/page/RailColor';
import { ArticleHead } from '../components/prose/ArticleHead';
import { Prose } from '../components/prose/Prose';
import { Layout } from '../layout/Layout';
import { neighboursOf } from '../lib/neighbours';

export const query = graphql`
  query ArticlePage($id: String!) {
    ...Layout
    documentation {
      groups {
        title
        links {
          name
          href
        }
      }
    }
    article: articleById(id: $id) {
      path
      name
      title
      description
      figures {
        ...Figure
      }
      lede(marked: true)
      rail
      html(marked: true)
      headings {
        id
        text
      }
      disclosures
    }
  }
`;

/** An article of the documentation, between its side navigation and its list of contents. */
export default function ArticlePage({ data, location }: PageProps<Queries.ArticlePageQuery>) {
  const { article, documentation } = data;
  const rail = article.rail ?? 'ach';
  return (
    <Layout data={data} location={location} page={article}>
      <RailColor rail={rail}>
        <ArticleColumns
          side={<SideNavigation groups={documentation.groups} pathname={article.path} />}
          contents={<ContentsList headings={article.headings} />}
        >
          <ArticleHead
            title={article.name}
            lede={article.lede}
            eyebrow={
              <>
                {article.rail ? <LineBullet rail={article.rail} /> : null} Documentation / {article.name}
              </>
            }
          />
          <Prose html={article.html} />
          <PreviousNext
            {...neighboursOf(
              documentation.groups.flatMap((group) => group.links),
              article.path,
            )}
          />
        </ArticleColumns>
      </RailColor>
    </Layout>
  );
}
