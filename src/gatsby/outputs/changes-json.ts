/** /updates/products/<product>.json: all changes of a product, newest first, for the form that filters them by date. */
import type { CreatePagesArgs } from 'gatsby';
import type { Change } from '../../components/updates/use-changes';
import { changesFile } from '../../lib/updates/update-addresses';
import { updateCards } from '../../lib/updates/update-cards';
import type { PublicFiles } from '../post-build/public-files';
import { queryData } from '../post-build/query';

type Data = {
  updates: { kinds: readonly { id: string; name: string }[] };
  allProduct: { nodes: readonly { changes: { path: string }; updates: readonly Change[] }[] };
};

const query = `query ChangesJson {
  updates { kinds { id name } }
  allProduct { nodes { changes { path } updates { path title date kind sample breaking action_by } } }
}`;

/** Writes one file per product. Throws if the query fails. */
export async function writeChangesJson(
  graphql: CreatePagesArgs['graphql'],
  files: PublicFiles,
): Promise<void> {
  const data = await queryData<Data>(graphql, query);
  for (const { changes, updates } of data.allProduct.nodes)
    await files.write(changesFile(changes.path), JSON.stringify(updateCards(updates, data.updates.kinds)));
}
