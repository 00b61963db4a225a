/** Finds the record that the page at an address is made of, without reading those of other pages. */
import { type ContentType, contentTypes } from '../content-model/content-types';
import type { InnerPage } from '../content-model/inner-page';
import { innerRoutes } from '../content-model/routes';
import type { ResolverContext } from './words';

/** What is read of a record here. Which fields there are depends on its type. */
export type PageRecord = {
  readonly title?: string;
  readonly name?: string;
  readonly fields?: { readonly path: string; readonly slug: string };
} & Readonly<Record<string, unknown>>;

/** A page: its record, and where it is that of an entry within the record, what is said of the entry. */
export type PageAt = {
  readonly type: ContentType;
  readonly record: PageRecord;
  readonly inner?: InnerPage;
};

const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path above: "/products/ach" → "/products"; that of "/products" is empty. */
export const pathAbove = (path: string): string => path.slice(0, path.lastIndexOf('/'));

async function ownPage(path: string, { nodeModel }: ResolverContext): Promise<PageAt | undefined> {
  for (const type of contentTypes.filter(({ route }) => route?.(endOf(path)) === path)) {
    const query = { filter: { fields: { path: { eq: path } } } };
    const record = (await nodeModel.findOne({ type: type.name, query })) as PageRecord | null;
    if (record) return { type, record };
  }
  return undefined;
}

async function innerPage(path: string, { nodeModel }: ResolverContext): Promise<PageAt | undefined> {
  const above = pathAbove(path);
  for (const type of contentTypes.filter(({ pagesOf }) => pagesOf?.below(endOf(above)) === above)) {
    const { entries } = await nodeModel.findAll({ type: type.name });
    for (const record of entries as Iterable<PageRecord>) {
      const slug = record.fields?.slug ?? '';
      if (type.pagesOf?.below(slug) !== above) continue;
      const inner = innerRoutes(type, slug, record).find((page) => page.path === path);
      if (inner) return { type, record, inner };
    }
  }
  return undefined;
}

/** The page at a path without a slash at its end; undefined where content makes none. */
export const pageAt = async (path: string, context: ResolverContext): Promise<PageAt | undefined> =>
  (await ownPage(path, context)) ?? innerPage(path, context);
