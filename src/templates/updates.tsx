import { graphql, type PageProps } from 'gatsby';
import { UpdateList } from '../components/updates/UpdateList';
import { Layout } from '../layout/Layout';
import { filterFrom } from '../lib/update-filter';
import { useHydrated } from '../lib/use-hydrated';

export const query = graphql`
  query UpdatesPage {
    ...Layout
    updates {
      title
      description
      disclosures
      figures {
        ...Figure
      }
      headline
      lede
      ...UpdateKinds
    }
    allUpdate(sort: { date: DESC }) {
      nodes {
        ...UpdateCard
        products {
          rail
          name
        }
      }
    }
  }
`;

/** All updates, or those of the kind that the address asks for. The built page lists all of them. */
export default function UpdatesPage({ data, location }: PageProps<Queries.UpdatesPageQuery>) {
  const { updates, allUpdate } = data;
  const hydrated = useHydrated();
  const filter = filterFrom(hydrated ? location.search : '', updates.kinds);
  const page = filter.kind ? { ...updates, title: filter.kind.filter } : updates;
  return (
    <Layout data={data} location={location} page={page}>
      <UpdateList page={updates} kinds={updates.kinds} updates={allUpdate.nodes} filter={filter} />
    </Layout>
  );
}
