import { twinPath } from '../../lib/twin';
import { canonicalOf, titleOf } from './page-identity';

/** The page head as data: defaults merged with what a page says. Pure; rendered by Head.tsx. */

/** What a page says about itself. Both are words for readers. */
export type PageMeta = {
  title?: string;
  description?: string;
  /** Where the page is found, when it is shown at other addresses too. */
  path?: string;
  /** The page is no search result: it is not found, or it failed. */
  noIndex?: boolean;
};

/** What the head needs to know of the site. `socialCard` is a path on this site. */
export type HeadDefaultsData = {
  brand: {
    readonly name: string;
    readonly url: string;
    readonly default_title: string;
    readonly default_description: string;
    readonly structured_description: string;
  };
  socialCard: string;
};

/** Everything the head holds. */
export type HeadData = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  link: { rel: string; href: string; type?: string; title?: string }[];
  structured: object;
};

/**
 * The same page for tools that read Markdown. react-helmet takes links for the same by the last of their "href" and "rel":
 * with "rel" last this one replaces that of the page before, while the feed, with "href" last, stays beside it.
 */
const markdownTwin = (canonical: string) => ({
  href: twinPath(new URL(canonical).pathname),
  rel: 'alternate',
  type: 'text/markdown',
});

/**
 * Merges the site's defaults with a page's own words.
 * @param pathname of the page, without origin
 */
export function headOf(
  data: HeadDefaultsData,
  page: PageMeta,
  pathname: string,
  themeColor: string,
): HeadData {
  const { brand, socialCard } = data;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const description = page.description ?? brand.default_description;
  const canonical = canonicalOf(brand.url, pathname);
  const image = `${brand.url}${socialCard}`;
  return {
    title,
    meta: [
      { name: 'description', content: description },
      { name: 'theme-color', content: themeColor },
      ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: `${brand.name}: ${brand.default_title}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
    ],
    link: [
      { rel: 'canonical', href: canonical },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'alternate', href: '/updates.xml', type: 'application/rss+xml', title: `${brand.name} updates` },
      ...(page.noIndex ? [] : [markdownTwin(canonical)]),
    ],
    structured: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: `${brand.url}/`,
      description: brand.structured_description,
    },
  };
}
