/** The social card of each page. A build draws all cards; `gatsby develop` draws a card when a page is requested. */
import { sectionOf } from '../../lib/routing/site-sections';
import { nameOf } from '../../lib/text/entry-name';
import { formatDay } from '../../lib/time/day-format';
import type { RailId } from '../../theme/rails';
import { type ContentPage, pageAt, pathAbove } from '../data/content-pages';
import { type ContentNodes, type ResolverContext, recordOf, recordsOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import type { SocialCardInput } from './format';

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
async function cardOfRecord(page: ContentPage, path: string, context: ResolverContext) {
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

/** A page without its own text, such as a later page of a list or the 404 page, has its parent page's card. */
async function pageCard(path: string, context: ResolverContext) {
  for (let at = path; at.length > 1; at = pathAbove(at)) {
    const page = await pageAt(at, context);
    if (page) return cardOfRecord(page, at, context);
  }
  return undefined;
}

/** The content of a page's card: the site's card for "/" and for a missing page. */
export async function cardOf(path: string, context: ResolverContext): Promise<SocialCardInput> {
  const brand = await recordOf('BrandContent', context);
  const masthead = { brand: brand.name, url: new URL(brand.url).host };
  const own = await pageCard(path, context);
  if (own) return { ...masthead, ...own };
  const { headline, caption } = brand.social_card;
  return {
    ...masthead,
    title: await interpolated(headline, context),
    caption: await interpolated(caption, context),
    rails: [],
  };
}
