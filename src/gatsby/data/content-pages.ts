/** Every page that content creates, with its record. Excludes the later pages of lists. */
import { type ContentType, type PageTypeName, pageTypes } from '../../content-model/content-types';
import type { InnerPage } from '../../content-model/inner-page';
import { innerRoutes } from '../../content-model/routes';
import { cachePerDataVersion } from './data-version-cache';
import { type ContentNodes, type ResolverContext, recordsOf } from './resolver-context';

type PageNode = ContentNodes[PageTypeName];
type FieldName<T> = T extends unknown ? keyof T : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The record of a page of any type, with the fields that its type has. Texts may have variables. */
export type PageRecord = { readonly id: string } & {
  readonly [K in FieldName<PageNode>]?: FieldOf<PageNode, K> | undefined;
};

/** A page: its path and its record; if it belongs to an entry within the record, also the entry's fields. */
export type ContentPage = {
  readonly path: string;
  readonly type: ContentType;
  readonly record: PageRecord;
  readonly inner?: InnerPage;
};

/** The parent path: "/products/ach" → "/products"; that of "/products" is empty. */
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

/** All pages. */
export const contentPages = async (context: ResolverContext): Promise<ContentPage[]> => [
  ...(await pagesByPath(context)).values(),
];

/** The page at a path without a trailing slash; undefined if content has no such page. */
export const pageAt = async (path: string, context: ResolverContext): Promise<ContentPage | undefined> =>
  (await pagesByPath(context)).get(path);
