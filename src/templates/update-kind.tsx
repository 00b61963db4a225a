import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/page/Hero';
import { FeedLinks } from '../components/updates/FeedLinks';
import { Pager } from '../components/updates/Pager';
import { storyTiles, updateRows } from '../components/updates/row-styles';
import { UpdateFilters } from '../components/updates/UpdateFilters';
import { UpdateRow } from '../components/updates/UpdateRow';
import { Layout } from '../layout/Layout';
import { nameOf } from '../lib/text/entry-name';
import { furtherPage } from '../lib/updates/further-page';
import { adjacentPages, kindPath, updatesPath } from '../lib/updates/update-addresses';
import { filterLocation } from '../lib/updates/update-filter';

export const query = graphql`
  query UpdateKindPage($slug: String, $page: Int, $path: String) {
    ...Layout
    updates {
      title
      description
      headline
      lede
      kinds {
        ...UpdateKind
        description
      }
    }
    updateList(kind: $slug, page: $page) {
      pages
      updates {
        ...UpdateRow
      }
    }
  }
`;

type Context = { slug?: string | null; page?: number | null };
type Props = PageProps<Queries.UpdateKindPageQuery, Context>;

/** Updates of one kind, or older pages of all updates. */
export default function UpdateKindPage({ data, location, pageContext }: Props) {
  const { updates, updateList } = data;
  const shown = updateList.updates;
  const kind = updates.kinds.find(({ id }) => id === pageContext.slug);
  const page = pageContext.page ?? 1;
  const list = kind ? kindPath(kind) : updatesPath;
  const what = kind?.title ?? 'Updates';
  const meta =
    page > 1 ? furtherPage(what, page, updateList) : { title: what, description: kind?.description ?? '' };
  const beside = adjacentPages(list, page, updateList.pages);
  return (
    <Layout
      data={data}
      location={location}
      // In the navigation a kind is a filter of the updates.
      place={kind && filterLocation(kind)}
      page={{ ...meta, beside, feeds: kind ? [{ list, name: what }] : [] }}
    >
      <Hero
        headline={kind?.title ?? updates.headline}
        lede={kind?.description ?? updates.lede}
        eyebrow={page > 1 && `Page ${page}`}
      />
      <UpdateFilters kinds={updates.kinds} shown={kind} />
      <ul css={[updateRows, shown.every(({ story }) => story) && storyTiles]} data-updates>
        {shown.map((update) => (
          <UpdateRow key={update.path} update={update} kind={nameOf(updates.kinds, update.kind)} />
        ))}
      </ul>
      <Pager {...beside} />
      <FeedLinks list={list} />
    </Layout>
  );
}
