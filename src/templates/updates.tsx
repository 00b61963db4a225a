import { graphql, type PageProps } from 'gatsby';
import { UpdateList } from '../components/updates/UpdateList';
import { titleOf } from '../layout/head/page-identity';
import { Layout } from '../layout/Layout';
import { useHydrated } from '../lib/hooks/use-hydrated';
import { adjacentPages, updatesPath } from '../lib/updates/update-addresses';
import { filterFrom } from '../lib/updates/update-filter';

export const query = graphql`
  query UpdatesPage($path: String) {
    ...Layout
    updates {
      ...PageContent
      headline
      lede
      kinds {
        ...UpdateKind
        description
        pages
      }
    }
    firstUpdates {
      ...UpdateRow
    }
    updateList {
      pages
    }
  }
`;

/** The newest updates, filtered by the kind in the address. The built page contains both. */
export default function UpdatesPage({ data, location }: PageProps<Queries.UpdatesPageQuery>) {
  const { updates, firstUpdates, updateList, brand } = data;
  const hydrated = useHydrated();
  const kinds = updates.kinds.map((kind) => ({ ...kind, pageTitle: titleOf(kind.title, brand.name) }));
  const filter = filterFrom(hydrated ? location.search : '', kinds);
  const page = filter.kind ? { ...updates, title: filter.kind.title } : updates;
  const beside = adjacentPages(updatesPath, 1, updateList.pages);
  return (
    <Layout data={data} location={location} page={{ ...page, beside, jsonFeed: true }}>
      <UpdateList
        page={updates}
        kinds={kinds}
        updates={firstUpdates}
        pages={updateList.pages}
        filter={filter}
      />
    </Layout>
  );
}
