/** The site's social card: drawn from site.yaml, written once, named after what is on it. */

import { fillIn } from '../content-model/words';
import { writeSocialCard } from './social-card/write';
import { type ResolverContext, wordsOfSite } from './words';

type Brand = { name: string; url: string; social_card: { headline: string; caption: string } };

/** Path of the card on this site; draws it into public/ unless it is there. */
export async function socialCardOf(context: ResolverContext): Promise<string> {
  const brand = (await context.nodeModel.findOne({ type: 'BrandContent' })) as Brand;
  const words = await wordsOfSite(context);
  return writeSocialCard(
    {
      brand: brand.name,
      headline: fillIn(brand.social_card.headline, words),
      caption: fillIn(brand.social_card.caption, words),
      url: new URL(brand.url).host,
    },
    'public',
  );
}
