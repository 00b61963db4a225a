/** GraphQL resolvers for the lists of updates and an update's neighbors. */
import { imageFileOf } from '../../content-model/images';
import { pageOfChanges } from '../../content-model/update-lists';
import { changesPath } from '../../lib/updates/update-addresses';
import { type ContentNodes, type ResolverContext, recordOf } from '../data/resolver-context';
import { makePicture } from '../pictures/picture-sizes';
import { allUpdates, firstOfEach, onPage, pagesFor } from './update-pages';

type Kind = ContentNodes['UpdatesContent']['kinds'][number];
type ProductRecord = ContentNodes['Product'];
type UpdateRecord = ContentNodes['Update'];
type Filter = { kind?: string | null; product?: string | null };
type ListArgs = Filter & { page?: number | null };

/** The updates of a kind, about a product, or both; all of them without a filter. Newest first. */
const updatesOf = async ({ kind, product }: Filter, context: ResolverContext): Promise<UpdateRecord[]> =>
  (await allUpdates(context)).filter(
    (update) => (!kind || update.kind === kind) && (!product || update.products?.includes(product)),
  );

async function updateList(
  _: object,
  { page, ...filter }: ListArgs,
  context: ResolverContext,
): Promise<object> {
  const updates = await updatesOf(filter, context);
  return { updates: onPage(updates, page ?? 1), total: updates.length, pages: pagesFor(updates.length) };
}

async function firstUpdates(_: object, _args: object, context: ResolverContext): Promise<object[]> {
  const { kinds } = await recordOf('UpdatesContent', context);
  return firstOfEach(
    await allUpdates(context),
    kinds.map(({ id }) => id),
  );
}

/** The update next to another in the list of all; null at its ends. */
const neighbor =
  (distance: 1 | -1) =>
  async ({ id }: UpdateRecord, _args: object, context: ResolverContext) => {
    const updates = await allUpdates(context);
    return updates[updates.findIndex((update) => update.id === id) + distance] ?? null;
  };

/** How many updates a feed has, with their full texts. */
export const feedLength = 50;

const updateFeed = async (_: object, filter: Filter, context: ResolverContext): Promise<UpdateRecord[]> =>
  (await updatesOf(filter, context)).slice(0, feedLength);

/** Resolvers of Query. */
export const updateListFields = {
  updateFeed: { type: '[Update!]!', args: { kind: 'String', product: 'String' }, resolve: updateFeed },
  updateList: {
    type: 'UpdateList!',
    args: { kind: 'String', product: 'String', page: 'Int' },
    resolve: updateList,
  },
  firstUpdates: { type: '[Update!]!', resolve: firstUpdates },
};

/** Resolvers of the lists' types. */
export const updateFields = {
  Update: {
    newer: { type: 'Update', resolve: neighbor(-1) },
    older: { type: 'Update', resolve: neighbor(1) },
  },
  UpdateImage: {
    picture: {
      type: 'Picture!',
      resolve: ({ file }: { file: string }) => makePicture(imageFileOf(file)),
    },
  },
  UpdateKind: {
    pages: {
      type: 'Int!',
      resolve: async ({ id }: Kind, _args: object, context: ResolverContext): Promise<number> =>
        pagesFor((await updatesOf({ kind: id }, context)).length),
    },
  },
  Product: {
    updates: {
      type: '[Update!]!',
      resolve: ({ fields }: ProductRecord, _args: object, context: ResolverContext) =>
        updatesOf({ product: fields.slug }, context),
    },
    changes: {
      type: 'ListedPage!',
      resolve: (product: ProductRecord) => {
        const { slug } = product.fields;
        const page = pageOfChanges(product, slug);
        return { path: changesPath(slug), section: 'updates', title: page?.name, keywords: [], ...page };
      },
    },
  },
};
