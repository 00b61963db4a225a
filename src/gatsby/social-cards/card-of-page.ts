/** The social card of each page. A build draws all cards; `gatsby develop` draws a card when a page is requested. */
import { pageAt, pathAbove } from '../data/content-pages';
import { type ResolverContext, recordOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import { cardOfRecord } from './card-of-record';
import type { SocialCardInput } from './format';

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
