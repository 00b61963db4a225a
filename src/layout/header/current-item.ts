import { currencyOf } from '../../lib/routing/links';
import type { PageLocation } from './location';

/** The value of aria-current for a navigation link: "page" on the page itself, "true" on pages below it. */
export function currentOf(href: string, location: PageLocation): 'page' | 'true' | undefined {
  const currency = currencyOf(href, location);
  return currency === 'section' ? 'true' : currency;
}
