/** The page head as data: defaults merged with the page's own. Pure; rendered by Head.tsx. */
import { alternatePath } from '../../lib/routing/markdown-alternate';
import { feedPath, jsonFeedPath, updatesPath } from '../../lib/updates/update-addresses';
import { canonicalOf, titleOf } from './page-identity';
import type { StructuredInput, Subject } from './structured/structured-data';

/** Metadata of a page. Title and description are plain text. */
export type PageMeta = {
  title?: string;
  description?: string;
  /** What it is about, as structured data. */
  subject?: Subject;
  /** The pages before and after it in a paginated list. */
  beside?: { newer: string | undefined; older: string | undefined };
  /** Feeds besides that of all updates: paths of lists, with their names. */
  feeds?: readonly { readonly list: string; readonly name: string }[];
  /** Whether the page lists all updates, which also have a JSON Feed. */
  jsonFeed?: boolean;
  /** Canonical path, if the page is shown at other addresses too. */
  path?: string;
  /** Keeps the page out of search engines, because it's missing or failed. */
  noIndex?: boolean;
};

/** Site-wide data for the head. `socialCard` is a path on this site. */
export type HeadDefaultsData = {
  brand: {
    readonly name: string;
    readonly url: string;
    readonly default_title: string;
    readonly default_description: string;
    readonly structured_description: string;
  };
  socialCard: string;
  /** The breadcrumb, if the page has one. */
  breadcrumbs?: StructuredInput['crumbs'];
};

/** Everything in the head. */
export type HeadData = {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  link: { rel: string; href: string; type?: string; title?: string; sizes?: string }[];
  structured: StructuredInput;
};

/**
 * The link to the Markdown alternate. react-helmet identifies links by the last of their "href" and "rel": with "rel" last
 * this one replaces that of the page before, while feeds, with "href" last, stay beside it.
 */
const markdownAlternate = (canonical: string) => ({
  href: alternatePath(new URL(canonical).pathname),
  rel: 'alternate',
  type: 'text/markdown',
});

/** What pages show, as data: files with their media types. */
const dataFiles: Readonly<Record<string, readonly (readonly [href: string, type: string])[]>> = {
  '/documentation/banking-days': [
    ['/banking-days.ics', 'text/calendar'],
    ['/banking-days.json', 'application/json'],
  ],
  '/documentation/codes': [['/codes.json', 'application/json']],
  '/facts': [['/facts.json', 'application/json']],
  '/fees': [['/fees.json', 'application/json']],
};

function openGraphType({ subject }: PageMeta): HeadData['meta'] {
  if (subject?.kind !== 'update') return [{ property: 'og:type', content: 'website' }];
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: subject.published },
  ];
}

type Link = HeadData['link'][number];

/** The feeds: that of all updates on every page, then those of the page's lists. */
function feedLinks(brand: string, { feeds = [], jsonFeed = false }: PageMeta): Link[] {
  const rss = (list: string, title: string): Link => ({
    rel: 'alternate',
    href: feedPath(list),
    type: 'application/rss+xml',
    title,
  });
  return [
    rss(updatesPath, `${brand} updates`),
    ...feeds.map(({ list, name }) => rss(list, `${brand} updates: ${name}`)),
    ...(jsonFeed
      ? [
          {
            rel: 'alternate',
            href: jsonFeedPath,
            type: 'application/feed+json',
            title: `${brand} updates`,
          },
        ]
      : []),
  ];
}

/** The pages before and after in a list, with "rel" last as above. */
const besideLinks = ({ beside }: PageMeta): Link[] => [
  ...(beside?.newer ? [{ href: beside.newer, rel: 'prev' }] : []),
  ...(beside?.older ? [{ href: beside.older, rel: 'next' }] : []),
];

/**
 * Merges the site's defaults with a page's own metadata.
 * @param pathname of the page, without origin
 */
export function headOf(data: HeadDefaultsData, page: PageMeta, pathname: string): HeadData {
  const { brand, socialCard } = data;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const description = page.description ?? brand.default_description;
  const canonical = canonicalOf(brand.url, pathname);
  const image = `${brand.url}${socialCard}`;
  return {
    title,
    meta: [
      { name: 'description', content: description },
      // Amounts and IDs aren't telephone numbers.
      { name: 'format-detection', content: 'telephone=no' },
      ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...openGraphType(page),
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.noIndex ? `${brand.name}: ${brand.default_title}` : title },
      // Social cards fall back to Open Graph for title, description and picture.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    link: [
      { rel: 'canonical', href: canonical },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...feedLinks(brand.name, page),
      ...(dataFiles[pathname] ?? []).map(([href, type]) => ({ rel: 'alternate', href, type })),
      ...besideLinks(page),
      ...(page.noIndex ? [] : [markdownAlternate(canonical)]),
    ],
    structured: {
      brand,
      title: page.title ?? brand.default_title,
      description,
      canonical,
      image,
      crumbs: page.noIndex ? [] : (data.breadcrumbs ?? []),
      subject: page.subject,
    },
  };
}
