/**
 * Structured data for search engines and assistants: schema.org terms, typed by schema-dts, a graph of the site and one of the page.
 * Runs at build time only. Contains nothing that the page doesn't show.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  Service,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';

/** An article of the documentation, the reference or the codes. `changed` is a date, if known. */
type ArticleSubject = { readonly kind: 'article'; readonly changed?: string | null };

/** An update. Dates are written 2026-11-20; `image` is a path on this site. */
type UpdateSubject = {
  readonly kind: 'update';
  readonly published: string;
  readonly changed?: string | null;
  readonly author: string;
  readonly section: string;
  readonly about: readonly string[];
  readonly image?: string;
};

/** A product: what the API does with one kind of payment. */
type ServiceSubject = { readonly kind: 'service'; readonly name: string };

export type Subject = ArticleSubject | UpdateSubject | ServiceSubject;

/** The site, the page, and its breadcrumb. Addresses are absolute; paths of crumbs are on this site. */
export type StructuredInput = {
  readonly brand: { readonly name: string; readonly url: string; readonly structured_description: string };
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Address of a picture of the page. */
  readonly image: string;
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly subject?: Subject | undefined;
};

const organizationId = ({ url }: StructuredInput['brand']): string => `${url}/#organization`;

const webSite = ({ brand }: StructuredInput): WebSite => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${brand.url}/`,
  description: brand.structured_description,
  publisher: organization(brand),
});

const organization = (brand: StructuredInput['brand']): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(brand),
  name: brand.name,
  url: `${brand.url}/`,
  logo: `${brand.url}/icons/icon-512.png`,
});

const breadcrumbs = ({ brand, crumbs }: StructuredInput): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${brand.url}${path}`,
  })),
});

/** Noon in UTC, which is on the same day in every time zone of the United States. */
const atNoon = (day: string): string => `${day}T12:00:00Z`;

function about(input: StructuredInput): TechArticle | BlogPosting | Service | undefined {
  const { brand, subject, title, description, canonical, image } = input;
  const words = { description, url: canonical };
  const publisher = { '@id': organizationId(brand) };
  switch (subject?.kind) {
    case undefined:
      return undefined;
    case 'service':
      return {
        '@type': 'Service',
        name: subject.name,
        ...words,
        serviceType: 'Payments API',
        areaServed: { '@type': 'Country', name: 'United States' },
        provider: publisher,
      };
    case 'article':
      return {
        '@type': 'TechArticle',
        headline: title,
        ...words,
        image,
        ...(subject.changed ? { dateModified: atNoon(subject.changed) } : {}),
        // With its name: a reader view without one takes the first heading whose id contains "author", as in "authorization".
        author: { '@type': 'Organization', ...publisher, name: brand.name },
        publisher,
      };
    case 'update':
      return {
        '@type': 'BlogPosting',
        headline: title,
        ...words,
        image: subject.image ? `${brand.url}${subject.image}` : image,
        datePublished: atNoon(subject.published),
        dateModified: atNoon(subject.changed ?? subject.published),
        articleSection: subject.section,
        keywords: [...subject.about],
        author: {
          '@type': 'Organization',
          name: `${brand.name} ${subject.author}`,
          url: `${brand.url}/`,
          parentOrganization: publisher,
        },
        publisher,
      };
  }
}

const graph = (things: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

/** The site with its publisher, the same on every page. */
export const siteData = (input: StructuredInput): Graph => graph([webSite(input)]);

/** The breadcrumb, and what the page is about; undefined for a page with neither. */
export function pageData(input: StructuredInput): Graph | undefined {
  const subject = about(input);
  const things: Thing[] = [
    ...(input.crumbs.length > 0 ? [breadcrumbs(input)] : []),
    ...(subject ? [subject] : []),
  ];
  return things.length > 0 ? graph(things) : undefined;
}

/** The graph as the text of a script element, escaped so that it contains no tag. */
export const asScript = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
