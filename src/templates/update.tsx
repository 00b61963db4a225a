import { graphql, type PageProps } from 'gatsby';
import { Callout } from '../components/callout/Callout';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { Measure } from '../components/page/Measure';
import { ArticleHead } from '../components/prose/ArticleHead';
import { Prose } from '../components/prose/Prose';
import { Layout } from '../layout/Layout';
import { dayInWords } from '../lib/day-in-words';
import { updateCards } from '../lib/update-cards';

export const query = graphql`
  query UpdatePage($id: String!) {
    ...Layout
    updates {
      sample_notice
      ...UpdateKinds
    }
    update: updateById(id: $id) {
      title
      description
      figures {
        ...Figure
      }
      date
      kind
      summary(marked: true)
      sample
      html(marked: true)
      products {
        rail
      }
      disclosures
    }
  }
`;

/** One update. */
export default function UpdatePage({ data, location }: PageProps<Queries.UpdatePageQuery>) {
  const { update, updates } = data;
  const [shown = update] = updateCards([update], updates.kinds);
  return (
    <Layout data={data} location={location} page={update}>
      <Measure>
        <ArticleHead
          title={update.title}
          lede={update.summary}
          eyebrow={
            <>
              {update.products.map(({ rail }) => (
                <LineBullet key={rail} rail={rail} />
              ))}
              <time dateTime={update.date}>{dayInWords(update.date)}</time> · {shown.kind}
            </>
          }
        />
        {update.sample ? (
          <Callout>
            <p>{updates.sample_notice}</p>
          </Callout>
        ) : null}
        <Prose html={update.html} />
      </Measure>
    </Layout>
  );
}
