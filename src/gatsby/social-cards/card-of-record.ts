/** The texts of a page's card, derived from the page's record. */
import { sectionOf } from '../../lib/routing/site-sections';
import { nameOf } from '../../lib/text/entry-name';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import type { ContentPage } from '../data/content-pages';
import { type ContentNodes, type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';

type Tags = ContentNodes['ApiResourceFile']['tags'];

/** The rail of an API resource: its own, or its group's. */
async function railOfResource([tag]: Tags, context: ResolverContext): Promise<RailId | undefined> {
  if (!tag) return undefined;
  const root = await recordOf('ApiDescription', context);
  const group = root['x-tagGroups'].find(({ tags }) => tags.includes(tag.name));
  return tag['x-rail'] ?? group?.['x-rail'];
}

async function railsOf({ record }: ContentPage, context: ResolverContext): Promise<readonly RailId[]> {
  const rail = record.tags ? await railOfResource(record.tags, context) : record.rail;
  if (rail) return [rail];
  // Lists of products have a part with this name.
  if (!Array.isArray(record.products)) return [];
  const products = await recordsOf('Product', context);
  return record.products.flatMap((slug) => products.find(({ fields }) => fields.slug === slug)?.rail ?? []);
}

const codeOf = ({ record: { codes }, inner }: ContentPage) =>
  inner && Array.isArray(codes) ? codes.find(({ slug }) => slug === inner.slug) : undefined;

async function eyebrowOf(
  page: ContentPage,
  path: string,
  context: ResolverContext,
): Promise<string | undefined> {
  const { type, record, inner } = page;
  if (codeOf(page)) return record.name;
  if (!inner && type.name === 'Product') return `Products / ${record.name}`;
  if (!inner && type.name === 'Solution') return `Solutions / ${record.name}`;
  if (type.name === 'Update') {
    const { kinds } = await recordOf('UpdatesContent', context);
    return `${nameOf(kinds, record.kind ?? '')} · ${formatDay(record.date ?? '')}`;
  }
  return nameOf((await recordOf('SearchPageContent', context)).sections, sectionOf(path));
}

/** The texts of a page's card, with variables interpolated. */
export async function cardOfRecord(page: ContentPage, path: string, context: ResolverContext) {
  const { record, inner } = page;
  const code = codeOf(page);
  const title = code?.title ?? inner?.name ?? record.title ?? record.name;
  const eyebrow = await eyebrowOf(page, path, context);
  return {
    title: await interpolated(title ?? (await recordOf('BrandContent', context)).default_title, context),
    eyebrow: eyebrow && (await interpolated(eyebrow, context)),
    sign: code?.code,
    rails: await railsOf(page, context),
  };
}
