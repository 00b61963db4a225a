/**
 * The social card of each page. A page needs only the address of its card, which follows from what is on the card. A build
 * draws all cards at its end, on all cores; `gatsby develop` draws a card when a page asks for it.
 */
import { interpolate } from '../../content-model/variables';
import { pageAt, pathAbove } from '../data/content-pages';
import { cachePerDataVersion } from '../data/data-version-cache';
import { type ResolverContext, recordOf } from '../data/resolver-context';
import { variablesOfSite } from '../data/variables';
import { socialCardPath } from './address';
import { cardOfRecord } from './card-of-record';
import type { SocialCardInput } from './format';
import { writeSocialCard } from './write';

/** What a page has no words for, such as the next twenty of a list or a page that is not there, has the card of the page above. */
async function pageCard(path: string, context: ResolverContext) {
  for (let at = path; at.length > 1; at = pathAbove(at)) {
    const page = await pageAt(at, context);
    if (page) return cardOfRecord(page, at, context);
  }
  return undefined;
}

const brandOf = cachePerDataVersion((context) => recordOf('BrandContent', context));

/** What stands on the card of the page at a path; on that of the site for "/" and where there is no page. */
export async function cardOf(path: string, context: ResolverContext): Promise<SocialCardInput> {
  const brand = await brandOf(context);
  const masthead = { brand: brand.name, url: new URL(brand.url).host };
  const own = await pageCard(path, context);
  if (own) return { ...masthead, ...own };
  const variables = await variablesOfSite(context);
  const { headline, caption } = brand.social_card;
  return {
    ...masthead,
    title: interpolate(headline, variables),
    caption: interpolate(caption, variables),
    rails: [],
  };
}

/** The address of a card from the root of the site. Outside a build it's drawn now. */
export const addressOfCard = async (card: SocialCardInput): Promise<string> =>
  process.env.NODE_ENV === 'production' ? socialCardPath(card) : writeSocialCard(card, 'public');
