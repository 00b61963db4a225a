/** When each page last changed: by the history of its file, and for updates and their lists by the day of publication. */
import type { ContentType } from '../../content-model/content-types';
import { changesPath, kindPath, updatesPath } from '../../lib/updates/update-addresses';
import { type ContentPage, contentPages } from './content-pages';
import { lastChange } from './last-change';
import { type ContentNodes, type ResolverContext, recordsOf } from './resolver-context';

/** A page with the day of its last change. */
export type PageChange = { readonly path: string; readonly changed: string };

const fileOf = ({ kind, source, format }: ContentType, slug: string): string =>
  `content/${kind === 'folder' ? `${source}/${slug}` : source}.${format === 'markdown' ? 'md' : 'yaml'}`;

/** The later of two days, of which either may not be known. */
const later = (one: string | null | undefined, other: string | null | undefined): string | undefined =>
  [one, other]
    .filter((day) => day != null)
    .sort()
    .at(-1);

/** The newest day of each list of updates, by the path of the list. */
function newestByList(updates: readonly ContentNodes['Update'][]): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { date, kind, products = [] } of updates) {
    for (const list of [updatesPath, kindPath({ id: kind }), ...products.map(changesPath)])
      newest.set(list, later(newest.get(list), date) ?? '');
  }
  return newest;
}

const isUpdate = ({ type, inner }: ContentPage): boolean => type.name === 'Update' && !inner;

/** The pages whose last change is known. */
export async function pageChanges(context: ResolverContext): Promise<PageChange[]> {
  const pages = await contentPages(context);
  const newest = newestByList(await recordsOf('Update', context));
  const changes = pages.map(async (page) => {
    const { path, type, record } = page;
    const ofFile = await lastChange(fileOf(type, record.fields?.slug ?? ''));
    const published = isUpdate(page) ? record.date : newest.get(path);
    return { path, changed: later(ofFile, published) ?? '' };
  });
  return (await Promise.all(changes)).filter(({ changed }) => changed !== '');
}
