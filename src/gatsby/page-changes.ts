/** When each page last changed: by the history of its file, and for updates and their lists by the day of publication. */
import { type ContentType, contentTypes } from '../content-model/content-types';
import { innerRoutes } from '../content-model/routes';
import { changesPath, kindPath, updatesPath } from '../lib/update-addresses';
import { lastChange } from './last-change';
import type { ResolverContext } from './words';

/** A page with the day of its last change. */
export type PageChange = { readonly path: string; readonly changed: string };

type PageRecord = {
  readonly fields?: { readonly path: string; readonly slug: string };
  readonly date?: string | Date;
};
type UpdateRecord = {
  readonly date: string | Date;
  readonly kind: string;
  readonly products?: readonly string[];
};

const fileOf = ({ kind, source, format }: ContentType, slug: string): string =>
  `content/${kind === 'folder' ? `${source}/${slug}` : source}.${format === 'markdown' ? 'md' : 'yaml'}`;

const dayOf = (date: string | Date): string => new Date(date).toISOString().slice(0, 10);

/** The later of two days, of which either may not be known. */
const later = (one: string | null | undefined, other: string | null | undefined): string | undefined =>
  [one, other]
    .filter((day) => day != null)
    .sort()
    .at(-1);

/** The newest day of each list of updates, by the path of the list. */
function newestByList(updates: readonly UpdateRecord[]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { date, kind, products = [] } of updates) {
    for (const list of [updatesPath, kindPath({ id: kind }), ...products.map(changesPath)])
      newest.set(list, later(newest.get(list), dayOf(date)) ?? '');
  }
  return newest;
}

/** The pages that a record makes, with the day on which its file last changed, or on which it was published. */
async function changesOf(type: ContentType, record: PageRecord): Promise<PageChange[]> {
  const slug = record.fields?.slug ?? '';
  const published = type.name === 'Update' && record.date ? dayOf(record.date) : undefined;
  const changed = later(await lastChange(fileOf(type, slug)), published) ?? '';
  const inner = innerRoutes(type, slug, record).map(({ path }) => path);
  return [...(record.fields ? [record.fields.path] : []), ...inner].map((path) => ({ path, changed }));
}

/** The pages whose last change is known. */
export async function pageChanges({ nodeModel }: ResolverContext): Promise<PageChange[]> {
  const all = async <T>(type: string): Promise<T[]> => [
    ...((await nodeModel.findAll({ type })).entries as Iterable<T>),
  ];
  const newest = newestByList(await all<UpdateRecord>('Update'));
  const changes: PageChange[] = [];
  for (const type of contentTypes.filter(({ route, pagesOf }) => route ?? pagesOf)) {
    for (const record of await all<PageRecord>(type.name)) changes.push(...(await changesOf(type, record)));
  }
  return changes
    .map(({ path, changed }) => ({ path, changed: later(changed, newest.get(path)) ?? '' }))
    .filter(({ changed }) => changed !== '');
}
