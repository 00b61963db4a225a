import { graphql, type PageProps } from 'gatsby';
import { ArticleEnd } from '../components/docs/ArticleEnd';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { hydrateWhenVisible } from '../islands/hydrate-when-visible';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ArticlePage($id: String!, $path: String) {
    ...Layout
    ...DocumentationShell
    article: articleById(id: $id) {
      path
      name
      ...PageContent
      lede(marked: true)
      rail
      filter
      parts(marked: true) {
        html
        snippets {
          name
          html
        }
        lifecycle {
          ...LineData
        }
      }
      file
      changed
      headings {
        id
        text
      }
    }
  }
`;

const ArticleBody = staticIsland('article-body', () => import('../components/docs/ArticleBody'));

const ListFilter = hydrateWhenVisible(
  'list-filter',
  () => import(/* webpackChunkName: "island-list-filter" */ '../components/docs/ListFilter'),
);

/** An article of the documentation. */
export default function ArticlePage({ data, location }: PageProps<Queries.ArticlePageQuery>) {
  const { article, site } = data;
  return (
    <Layout
      data={data}
      location={location}
      page={{ ...article, subject: { kind: 'article', changed: article.changed } }}
      wide
    >
      <DocumentationPage
        path={article.path}
        above={[{ name: 'Documentation', href: '/documentation' }]}
        name={article.name}
        lede={article.lede}
        rail={article.rail}
        data={data}
        headings={article.headings}
      >
        {article.filter ? <ListFilter label={article.filter} /> : null}
        <ArticleBody body={article.parts} />
        <ArticleEnd
          changed={article.changed}
          edit={site.urls.edit ? `${site.urls.edit}/${article.file}` : null}
        />
      </DocumentationPage>
    </Layout>
  );
}
