/** The texts of a page's card, derived from the page's record. */
import { sectionOf } from '../../lib/routing/site-sections';
import { nameOf } from '../../lib/text/entry-name';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import type { ContentPage } from '../data/content-pages';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ContentNodes, type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import type { SocialCardInput } from './format';

/** The parts of a card that are specific to a page. */
type PageCard = Pick<SocialCardInput, 'title' | 'eyebrow' | 'sign' | 'rails'>;

type Resource = ContentNodes['ApiResourceFile'];

/** The rail of an API resource: its own, or its group's. */
async function railOfResource(
  [tag]: Resource['tags'],
  context: ResolverContext,
): Promise<RailId | undefined> {
  if (!tag) return undefined;
  const root = await recordOf('ApiDescription', context);
  const group = root['x-tagGroups'].find(({ tags }) => tags.includes(tag.name));
  return tag['x-rail'] ?? group?.['x-rail'];
}

const railsBySlug = cachePerDataVersion(
  async (context) =>
    new Map((await recordsOf('Product', context)).map(({ fields, rail }) => [fields.slug, rail])),
);

/** Rails of products, in the page's order of products. */
async function railsOfProducts(slugs: readonly string[], context: ResolverContext): Promise<RailId[]> {
  if (slugs.length === 0) return [];
  const rails = await railsBySlug(context);
  return slugs.flatMap((slug) => rails.get(slug) ?? []);
}

async function railsOf({ record }: ContentPage, context: ResolverContext): Promise<readonly RailId[]> {
  const rail = record.tags ? await railOfResource(record.tags, context) : record.rail;
  if (rail) return [rail];
  // Lists of products have a part with this name.
  return Array.isArray(record.products) ? railsOfProducts(record.products, context) : [];
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

const titleOf = async ({ record, inner }: ContentPage, context: ResolverContext): Promise<string> =>
  inner?.name ?? record.title ?? record.name ?? (await recordOf('BrandContent', context)).default_title;

/** The texts of a page's card, with variables interpolated. */
export async function cardOfRecord(
  page: ContentPage,
  path: string,
  context: ResolverContext,
): Promise<PageCard> {
  const code = codeOf(page);
  const eyebrow = await eyebrowOf(page, path, context);
  return {
    title: await interpolated(code?.title ?? (await titleOf(page, context)), context),
    eyebrow: eyebrow && (await interpolated(eyebrow, context)),
    sign: code?.code,
    rails: await railsOf(page, context),
  };
}
