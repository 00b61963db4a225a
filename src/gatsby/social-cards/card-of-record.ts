/** What the card of a page says, told from the record that the page is made of. */
import { interpolate } from '../../content-model/variables';
import { sectionOf } from '../../lib/routing/site-sections';
import { nameOf } from '../../lib/text/name-of';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import type { ContentPage, PageRecord } from '../data/content-pages';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ContentNodes, type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import type { SocialCardInput } from './format';

/** The words of a card that are a page's own. */
type PageCard = Pick<SocialCardInput, 'title' | 'eyebrow' | 'sign' | 'rails'>;

type Resource = ContentNodes['ApiResourceFile'];

/** The rail of a resource of the API: its own, or that of its group. */
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

/** Rails of products, in the order in which the page names the products. */
async function railsOfProducts(slugs: readonly string[], context: ResolverContext): Promise<RailId[]> {
  if (slugs.length === 0) return [];
  const rails = await railsBySlug(context);
  return slugs.flatMap((slug) => rails.get(slug) ?? []);
}

async function railsOf({ record }: ContentPage, context: ResolverContext): Promise<readonly RailId[]> {
  const rail = record.tags ? await railOfResource(record.tags, context) : record.rail;
  if (rail) return [rail];
  // Lists of products have a part of this name.
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

const titleOf = ({ record, inner }: { record: PageRecord; inner?: ContentPage['inner'] }): string =>
  inner?.name ?? record.title ?? record.name ?? '';

/** The words of the card of a page, with the words of the site in place of tokens. */
export async function cardOfRecord(
  page: ContentPage,
  path: string,
  context: ResolverContext,
): Promise<PageCard> {
  const variables = await variablesOfSite(context);
  const code = codeOf(page);
  const eyebrow = await eyebrowOf(page, path, context);
  return {
    title: interpolate(code?.title ?? titleOf(page), variables),
    eyebrow: eyebrow && interpolate(eyebrow, variables),
    sign: code?.code,
    rails: await railsOf(page, context),
  };
}
