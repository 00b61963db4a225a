/** What the card of a page says, told from the record that the page is made of. */
import { interpolate } from '../../content-model/variables';
import { sectionOf } from '../../lib/routing/site-sections';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import type { ContentPage, PageRecord } from '../data/content-pages';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ResolverContext, variablesOfSite } from '../data/variables';
import type { SocialCardInput } from './format';

/** The words of a card that are a page's own. */
type PageCard = Pick<SocialCardInput, 'title' | 'eyebrow' | 'sign' | 'rails'>;

type Named = { readonly id: string; readonly name: string };
type Product = { readonly rail: RailId; readonly fields: { readonly slug: string } };
type Code = { readonly slug: string; readonly code: string; readonly title: string };
type Tag = { readonly name: string; readonly 'x-rail'?: RailId };
type ApiRoot = {
  readonly 'x-tagGroups': readonly { readonly tags: readonly string[]; readonly 'x-rail'?: RailId }[];
};

/** The name of an entry of a list in a file with one record, such as a kind of updates; undefined where there is none. */
async function nameIn(
  type: string,
  list: string,
  id: unknown,
  { nodeModel }: ResolverContext,
): Promise<string | undefined> {
  const record = (await nodeModel.findOne({ type })) as Record<string, Named[]> | null;
  return record?.[list]?.find((entry) => entry.id === id)?.name;
}

/** The rail of a resource of the API: its own, or that of its group. */
async function railOfResource(
  { tags: [tag] }: { readonly tags: readonly Tag[] },
  { nodeModel }: ResolverContext,
): Promise<RailId | undefined> {
  if (!tag) return undefined;
  const root = (await nodeModel.findOne({ type: 'ApiDescription' })) as ApiRoot | null;
  const group = root?.['x-tagGroups'].find(({ tags }) => tags.includes(tag.name));
  return tag['x-rail'] ?? group?.['x-rail'];
}

const railsBySlug = cachePerDataVersion(async ({ nodeModel }: ResolverContext) => {
  const { entries } = await nodeModel.findAll({ type: 'Product' });
  return new Map([...(entries as Iterable<Product>)].map(({ fields, rail }) => [fields.slug, rail]));
});

/** Rails of products, in the order in which the page names the products. */
async function railsOfProducts(slugs: readonly string[], context: ResolverContext): Promise<RailId[]> {
  if (slugs.length === 0) return [];
  const rails = await railsBySlug(context);
  return slugs.flatMap((slug) => rails.get(slug) ?? []);
}

async function railsOf({ type, record }: ContentPage, context: ResolverContext): Promise<RailId[]> {
  const rail =
    type.name === 'ApiResourceFile'
      ? await railOfResource(record as unknown as { tags: Tag[] }, context)
      : (record.rail as RailId | undefined);
  if (rail) return [rail];
  // Lists of products have a part of this name.
  return Array.isArray(record.products) ? railsOfProducts(record.products, context) : [];
}

const codeOf = ({ type, record, inner }: ContentPage): Code | undefined =>
  inner && type.pagesOf?.name === 'Code'
    ? (record.codes as Code[]).find(({ slug }) => slug === inner.slug)
    : undefined;

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
    const kind = await nameIn('UpdatesContent', 'kinds', record.kind, context);
    return `${kind ?? record.kind} · ${formatDay(String(record.date))}`;
  }
  return nameIn('SearchPageContent', 'sections', sectionOf(path), context);
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
