/** Every page that content makes, with the record that it is made of. The pages further back in a list are not among them. */
import { type ContentType, type PageTypeName, pageTypes } from '../../content-model/content-types';
import type { InnerPage } from '../../content-model/inner-page';
import { innerRoutes } from '../../content-model/routes';
import { cachePerDataVersion } from './data-version-cache';
import { type ContentNodes, type ResolverContext, recordsOf } from './resolver-context';

type PageNode = ContentNodes[PageTypeName];
type FieldName<T> = T extends unknown ? keyof T : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The record of a page of any type, with the fields that its type has. Texts may still hold variables. */
export type PageRecord = { readonly id: string } & {
  readonly [K in FieldName<PageNode>]?: FieldOf<PageNode, K> | undefined;
};

/** A page: its path, its record, and where it is that of an entry within the record, what is said of the entry. */
export type ContentPage = {
  readonly path: string;
  readonly type: ContentType;
  readonly record: PageRecord;
  readonly inner?: InnerPage;
};

/** The path above: "/products/ach" → "/products"; that of "/products" is empty. */
export const pathAbove = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function pagesOfRecord(type: ContentType, record: PageRecord): ContentPage[] {
  const { path, slug = '' } = record.fields ?? {};
  return [
    ...(path === undefined ? [] : [{ path, type, record }]),
    ...innerRoutes(type, slug, record).map((inner) => ({ path: inner.path, type, record, inner })),
  ];
}

async function read(context: ResolverContext): Promise<ReadonlyMap<string, ContentPage>> {
  const pages: ContentPage[] = [];
  for (const type of pageTypes) {
    for (const record of await recordsOf(type.name, context)) pages.push(...pagesOfRecord(type, record));
  }
  return new Map(pages.map((page) => [page.path, page]));
}

const pagesByPath = cachePerDataVersion(read);

/** All of them. */
export const contentPages = async (context: ResolverContext): Promise<ContentPage[]> => [
  ...(await pagesByPath(context)).values(),
];

/** The page at a path without a slash at its end; undefined where content makes none. */
export const pageAt = async (path: string, context: ResolverContext): Promise<ContentPage | undefined> =>
  (await pagesByPath(context)).get(path);
