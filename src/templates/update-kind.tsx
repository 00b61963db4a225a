import { graphql, type PageProps } from 'gatsby';
import { UpdatePage } from '../components/updates/UpdatePage';
import { Layout } from '../layout/Layout';
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

const kindOf = ({ data, pageContext }: Pick<Props, 'data' | 'pageContext'>) =>
  data.updates.kinds.find(({ id }) => id === pageContext.slug);

/** Updates of one kind, or older pages of all updates. */
export default function UpdateKindPage({ data, location, pageContext }: Props) {
  const { updates, updateList } = data;
  const kind = kindOf({ data, pageContext });
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
      <UpdatePage
        headline={kind?.title ?? updates.headline}
        lede={kind?.description ?? updates.lede}
        kinds={updates.kinds}
        kind={kind}
        updates={updateList.updates}
        list={list}
        page={page}
        beside={beside}
      />
    </Layout>
  );
}
