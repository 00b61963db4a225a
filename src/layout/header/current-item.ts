import { currencyOf } from '../../lib/routing/links';
import type { PageLocation } from './location';

/** The value of aria-current for a link of the navigation: "page" on the page itself, "true" above it. */
export function currentOf(href: string, location: PageLocation): 'page' | 'true' | undefined {
  const currency = currencyOf(href, location);
  return currency === 'section' ? 'true' : currency;
}
