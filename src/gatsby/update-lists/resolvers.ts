/** GraphQL resolvers for the lists of updates and an update's neighbors. */
import { imageFileOf } from '../../content-model/images';
import { pageOfChanges } from '../../content-model/update-lists';
import { easternParts } from '../../lib/time/eastern-time';
import { changesPath } from '../../lib/updates/update-addresses';
import {
  type ContentNodes,
  field,
  type ResolverContext,
  recordOf,
  resolvers,
} from '../data/resolver-context';
import { makePicture } from '../pictures/picture-sizes';
import { allUpdates, firstOfEach, onPage, pagesFor } from './update-pages';

type Kind = ContentNodes['UpdatesContent']['kinds'][number];
type ProductRecord = ContentNodes['Product'];
type UpdateRecord = ContentNodes['Update'];
type Filter = { kind?: string | null; product?: string | null };

/** The updates of a kind, about a product, or both; all of them without a filter. Newest first. */
const updatesOf = async ({ kind, product }: Filter, context: ResolverContext): Promise<UpdateRecord[]> =>
  (await allUpdates(context)).filter(
    (update) => (!kind || update.kind === kind) && (!product || update.products?.includes(product)),
  );

/** The update next to another in the list of all; null at its ends. */
const neighbor =
  (distance: 1 | -1) =>
  async ({ id }: UpdateRecord, _args: object, context: ResolverContext) => {
    const updates = await allUpdates(context);
    return updates[updates.findIndex((update) => update.id === id) + distance] ?? null;
  };

/** Resolvers of Query. */
export const updateListFields = {
  updateFeed: field('[Update!]!', (_, _args, context) => allUpdates(context)),
  updateList: field(
    'UpdateList!',
    async (_, { page, ...wanted }: Filter & { page?: number | null }, context) => {
      const updates = await updatesOf(wanted, context);
      return { updates: onPage(updates, page ?? 1), total: updates.length, pages: pagesFor(updates.length) };
    },
    { kind: 'String', product: 'String', page: 'Int' },
  ),
  firstUpdates: field('[Update!]!', async (_, _args, context) => {
    const { kinds } = await recordOf('UpdatesContent', context);
    return firstOfEach(
      await allUpdates(context),
      kinds.map(({ id }) => id),
    );
  }),
};

/** Resolvers of the lists' types. */
export const updateFields = resolvers({
  Update: {
    newer: field('Update', neighbor(-1)),
    older: field('Update', neighbor(1)),
    passed: field('Boolean!', ({ action_by: by }: UpdateRecord) =>
      Boolean(by && by < easternParts(new Date()).date),
    ),
  },
  UpdateImage: {
    picture: field('Picture!', ({ file }: { file: string }) => makePicture(imageFileOf(file))),
  },
  UpdateKind: {
    pages: field('Int!', async ({ id }: Kind, _args, context) =>
      pagesFor((await updatesOf({ kind: id }, context)).length),
    ),
  },
  Product: {
    updates: field('[Update!]!', ({ fields }: ProductRecord, _args, context) =>
      updatesOf({ product: fields.slug }, context),
    ),
    changes: field('ListedPage!', (product: ProductRecord) => {
      const { slug } = product.fields;
      const page = pageOfChanges(product, slug);
      return { path: changesPath(slug), section: 'updates', title: page?.name, keywords: [], ...page };
    }),
  },
});
