/** /updates/products/<product>.json: all changes of a product, newest first, for the form that filters them by date. */
import type { Change } from '../../components/updates/use-changes';
import { changesFile } from '../../lib/updates/update-addresses';
import { updateCards } from '../../lib/updates/update-cards';
import { output } from './output';

type Data = {
  updates: { kinds: readonly { id: string; name: string }[] };
  allProduct: { nodes: readonly { changes: { path: string }; updates: readonly Change[] }[] };
};

const query = `query ChangesJson {
  updates { kinds { id name } }
  allProduct { nodes { changes { path } updates { path title date kind sample breaking action_by passed } } }
}`;

/** One file per product. */
export const changesFiles = output<Data>(query, ({ allProduct, updates: { kinds } }) =>
  Object.fromEntries(
    allProduct.nodes.map(({ changes, updates }) => [
      changesFile(changes.path).replace(/^\//, ''),
      JSON.stringify(updateCards(updates, kinds)),
    ]),
  ),
);
