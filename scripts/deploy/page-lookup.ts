/** The addresses of pages and of moved pages, for hosts that look them up in a table. */
import type { SiteRules } from './site-rules';

/** Addresses in lower case without a slash at the end, each with the one that it leads to: its own, or where it has moved. */
export const pageLookup = ({ routes, redirects }: SiteRules): readonly (readonly [string, string])[] => [
  ...routes.map((route) => [route, route] as const),
  ...Object.entries(redirects),
];
