/** Every page of the site with its name, for the index of the site and for search. */
import { type ContentType, contentTypes, searchRoute } from '../content-model/content-types';
import { innerRoutes } from '../content-model/routes';
import { fillIn } from '../content-model/words';
import { type SectionId, sectionOf } from '../lib/site-sections';
import { whileDataStays } from './while-data-stays';
import { type ResolverContext, wordsOfSite } from './words';

/** A page as the index of the site lists it. */
export type ListedPage = {
  readonly path: string;
  readonly name: string;
  /** A word or two by which pages below it name it. */
  readonly crumb?: string;
  readonly description: string;
  readonly section: SectionId;
};

type PageRecord = {
  readonly name?: string;
  readonly crumb?: string;
  readonly title: string;
  readonly description: string;
  readonly fields?: { readonly path: string; readonly slug: string };
};
type Named = Omit<ListedPage, 'section'>;

async function pagesOf(type: ContentType, { nodeModel }: ResolverContext): Promise<Named[]> {
  const { entries } = await nodeModel.findAll({ type: type.name });
  return [...(entries as Iterable<PageRecord>)].flatMap((record) => [
    ...(record.fields
      ? [
          {
            path: record.fields.path,
            name: record.name ?? record.title,
            description: record.description,
            ...(record.crumb ? { crumb: record.crumb } : {}),
          },
        ]
      : []),
    ...innerRoutes(type, record.fields?.slug ?? '', record),
  ]);
}

async function readPages(context: ResolverContext): Promise<ListedPage[]> {
  const words = await wordsOfSite(context);
  const types = contentTypes.filter(({ route, pagesOf: inner }) => route ?? inner);
  const pages = (await Promise.all(types.map((type) => pagesOf(type, context)))).flat();
  return pages
    .map(({ path, name, description, crumb }) => ({
      path,
      ...(crumb ? { crumb } : {}),
      name: fillIn(name, words),
      description: fillIn(description, words),
      section: sectionOf(path),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/** All pages, in the order of their addresses. */
export const allPages = whileDataStays(readPages);

/** All pages but the index itself. */
export const listedPages = async (context: ResolverContext): Promise<ListedPage[]> =>
  (await allPages(context)).filter(({ path }) => path !== searchRoute);
