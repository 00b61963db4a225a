/**
 * The social card of each page, drawn where the page asks for its address. Gatsby runs queries in as many processes as there are
 * cores for, so this is where drawing has most of them.
 */
import { fillIn } from '../content-model/words';
import { pageAt, pathAbove } from './content-pages';
import type { SocialCardInput } from './social-card/format';
import { writeSocialCard } from './social-card/write';
import { cardOfRecord } from './social-card-of-record';
import { type ResolverContext, wordsOfSite } from './words';

type Brand = { name: string; url: string; social_card: { headline: string; caption: string } };

/** What a page has no words for, such as the next twenty of a list or a page that is not there, has the card of the page above. */
async function pageCard(path: string, context: ResolverContext) {
  for (let at = path; at.length > 1; at = pathAbove(at)) {
    const page = await pageAt(at, context);
    if (page) return cardOfRecord(page, at, context);
  }
  return undefined;
}

/** What stands on the card of the page at a path; on that of the site for "/" and where there is no page. */
async function cardOf(path: string, context: ResolverContext): Promise<SocialCardInput> {
  const brand = (await context.nodeModel.findOne({ type: 'BrandContent' })) as Brand;
  const masthead = { brand: brand.name, url: new URL(brand.url).host };
  const own = await pageCard(path, context);
  if (own) return { ...masthead, ...own };
  const words = await wordsOfSite(context);
  const { headline, caption } = brand.social_card;
  return { ...masthead, title: fillIn(headline, words), caption: fillIn(caption, words), rails: [] };
}

/** The address of the social card of the page at a path, from the root of the site; writes it into public/ unless it is there. */
export const socialCardOf = async (path: string, context: ResolverContext): Promise<string> =>
  writeSocialCard(await cardOf(path, context), 'public');
