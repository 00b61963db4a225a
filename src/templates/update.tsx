import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Callout } from '../components/callout/Callout';
import { ArticleColumns } from '../components/docs/ArticleColumns';
import { LineBullet } from '../components/line-bullet/LineBullet';
import { SmartLink } from '../components/link/SmartLink';
import { Picture } from '../components/picture/Picture';
import { ArticleHead } from '../components/prose/ArticleHead';
import { ActionCallout } from '../components/updates/ActionCallout';
import { UpdateEnd } from '../components/updates/UpdateEnd';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';
import { nameOf } from '../lib/text/entry-name';
import { formatDay } from '../lib/time/day-format';
import { changesPath, kindPath } from '../lib/updates/update-addresses';
import { space } from '../theme/tokens';

export const query = graphql`
  fragment UpdateNeighbor on Update {
    name: title
    href: path
  }
  query UpdatePage($id: String!, $path: String) {
    ...Layout
    site: brand {
      url
    }
    updates {
      sample_notice
      kinds {
        ...UpdateKind
      }
      authors {
        id
        name
      }
    }
    update: updateById(id: $id) {
      path
      ...PageContent
      date
      changed
      kind
      author
      summary(marked: true)
      sample
      breaking
      action
      action_by
      passed
      image {
        alt
        caption
        picture {
          src
          width
          height
          webp
          svg
        }
      }
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
      headings {
        id
        text
      }
      products {
        rail
        name
        path
        slug
        changes {
          path
          name
        }
      }
      older {
        ...UpdateNeighbor
      }
      newer {
        ...UpdateNeighbor
      }
    }
  }
`;

const PreviousNext = staticIsland('older-newer', () => import('../components/docs/PreviousNext'));

const UpdateBody = staticIsland('update-body', () => import('../components/docs/ArticleBody'));

/** Space between the parts above the text. */
const above = css({ display: 'grid', gap: space(7) });

/** One update. */
export default function UpdatePage({ data, location }: PageProps<Queries.UpdatePageQuery>) {
  const { update, updates, site } = data;
  const kind = nameOf(updates.kinds, update.kind);
  const author = nameOf(updates.authors, update.author);
  const { image, products, older, newer } = update;
  const subject = {
    kind: 'update',
    published: update.date,
    changed: update.changed && update.changed > update.date ? update.changed : null,
    author,
    section: kind,
    about: products.map(({ name }) => name),
    ...(image ? { image: image.picture.src } : {}),
  } as const;
  const feeds = products.map(({ slug, name }) => ({ list: changesPath(slug), name }));
  return (
    <Layout data={data} location={location} page={{ ...update, subject, feeds }}>
      <div data-rail={products[0]?.rail ?? 'ach'}>
        <ArticleColumns headings={update.headings}>
          <div css={above}>
            <ArticleHead
              title={update.title}
              lede={update.summary}
              eyebrow={
                <>
                  {products.map(({ rail }) => (
                    <LineBullet key={rail} rail={rail} />
                  ))}
                  <span>
                    <time dateTime={update.date}>{formatDay(update.date)}</time> ·{' '}
                    <SmartLink href={kindPath({ id: update.kind })}>{kind}</SmartLink> · {author}
                  </span>
                </>
              }
            />
            <ActionCallout update={update} />
            {update.sample ? (
              <Callout>
                <p>{updates.sample_notice}</p>
              </Callout>
            ) : null}
            {image ? <Picture picture={image.picture} alt={image.alt} caption={image.caption} /> : null}
          </div>
          <UpdateBody body={update.parts} />
          <UpdateEnd title={update.title} path={update.path} origin={site.url} products={products} />
          <PreviousNext
            previous={older ?? undefined}
            next={newer ?? undefined}
            labels={{ previous: 'Older', next: 'Newer' }}
          />
        </ArticleColumns>
      </div>
    </Layout>
  );
}
