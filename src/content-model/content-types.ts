/** The one list of content types. GraphQL types, TypeScript types, editors' schemas, the check and the routes are derived from it. */
import type { z } from 'zod';
import { changesRoot, updatesPath } from '../lib/updates/update-addresses';
import { pageOfResource } from './api/resource-slug';
import type { InnerPage } from './inner-page';
import { apiDescription, apiResource, apiShared } from './types/api-description';
import { banks } from './types/banks';
import { brand } from './types/brand';
import { codeNetwork, codesPage, pageOfCode } from './types/codes';
import { contact } from './types/contact';
import { departures } from './types/departures';
import { disclosureTexts } from './types/disclosures';
import { api, documentation } from './types/documentation';
import { facts } from './types/fact';
import { factsPage } from './types/facts-page';
import { fees } from './types/fees';
import { footer } from './types/footer';
import { home } from './types/home';
import { productsPage, searchPage, solutionsPage } from './types/index-pages';
import { article, companyPage, update } from './types/markdown';
import { navigation } from './types/navigation';
import { product } from './types/product';
import { rail } from './types/rail';
import { publishedPages, redirects } from './types/redirects';
import { securityTxt } from './types/security-txt';
import { solution } from './types/solution';
import { updates } from './types/updates';
import { pageOfChanges, pageOfKind } from './update-lists';

/** The path of the site index. */
export const searchRoute = '/search';

type Route = (slug: string) => string;

type Definition = {
  /** Name of the GraphQL type. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** GraphQL root field: the one record, or one record by ID. */
  readonly root: string;
  /**
   * A `file` has one record, a `list` a list of records, and each file in a `folder` one record. `source` is a path below
   * content/, without extension.
   */
  readonly kind: 'file' | 'list' | 'folder';
  readonly format: 'yaml' | 'markdown';
  readonly source: string;
  /** Path of the record's page; the slug is the file name without its extension. */
  readonly route?: Route;
  /** Further pages of a record, one per entry. */
  readonly pagesOf?: {
    readonly name: string;
    /** The field with the list of entries; without it the record itself is the only entry. */
    readonly list?: string;
    /** The parent path of the pages. */
    readonly below: (slug: string) => string;
    /** The page of an entry, given the record's slug; undefined if the value isn't a valid entry. */
    readonly pageOf: (entry: unknown, slug: string) => InnerPage | undefined;
  };
  /** It follows a published standard: its GraphQL type is handwritten in src/gatsby. */
  readonly standard?: true;
  /** Editors validate it with the JSON Schema that the standard publishes. */
  readonly publishedSchema?: true;
};

const file = <N extends string, S extends z.ZodType>(source: string, name: N, root: string, schema: S) =>
  ({ name, root, schema, kind: 'file', format: 'yaml', source }) as const;

/** A file whose record makes a page. */
const page = <N extends string, S extends z.ZodType>(
  source: string,
  name: N,
  root: string,
  schema: S,
  path: string,
) => ({ ...file(source, name, root, schema), route: (): string => path });

const folder = <N extends string, S extends z.ZodType, F extends 'yaml' | 'markdown'>(
  source: string,
  name: N,
  root: string,
  schema: S,
  format: F,
  route: Route,
) => ({ name, root, schema, kind: 'folder', format, source, route }) as const;

/** Files joined with the root of the API description (api/bundle.ts). */
const apiPart = <N extends string, S extends z.ZodType>(source: string, name: N, schema: S) =>
  ({
    name,
    root: `${name[0]?.toLowerCase()}${name.slice(1)}ById`,
    schema,
    kind: 'folder',
    format: 'yaml',
    source,
    standard: true,
  }) as const;

const codesPath = (slug: string): string => `/documentation/codes/${slug}`;

const definitions = [
  file('site', 'BrandContent', 'brand', brand),
  file('navigation', 'NavigationContent', 'navigation', navigation),
  file('footer', 'FooterContent', 'footer', footer),
  file('banks', 'BanksContent', 'banks', banks),
  file('disclosures', 'DisclosuresContent', 'disclosures', disclosureTexts),
  { name: 'Fact', root: 'factById', schema: facts, kind: 'list', format: 'yaml', source: 'facts' },
  page('facts-page', 'FactsPageContent', 'factsPage', factsPage, '/facts'),
  { name: 'Rail', root: 'railById', schema: rail, kind: 'folder', format: 'yaml', source: 'rails' },
  file('departures', 'DeparturesContent', 'departures', departures),
  page('home', 'HomeContent', 'home', home, '/'),
  page('fees', 'FeesContent', 'fees', fees, '/fees'),
  page('products-page', 'ProductsPageContent', 'productsPage', productsPage, '/products'),
  page('solutions-page', 'SolutionsPageContent', 'solutionsPage', solutionsPage, '/solutions'),
  file('security-txt', 'SecurityTxtContent', 'securityTxt', securityTxt),
  file('redirects', 'RedirectsContent', 'redirects', redirects),
  file('published-pages', 'PublishedPagesContent', 'publishedPages', publishedPages),
  page('contact', 'ContactContent', 'contact', contact, '/contact'),
  page('documentation', 'DocumentationContent', 'documentation', documentation, '/documentation'),
  page('api', 'ApiContent', 'api', api, '/documentation/api'),
  {
    ...file('api/openapi', 'ApiDescription', 'apiDescription', apiDescription),
    standard: true,
    publishedSchema: true,
  },
  {
    ...apiPart('api/resources', 'ApiResourceFile', apiResource),
    pagesOf: {
      list: 'tags',
      name: 'ApiResource',
      below: () => '/documentation/api',
      pageOf: pageOfResource,
    },
  },
  apiPart('api/shared', 'ApiSharedFile', apiShared),
  { ...file('api/samples', 'ApiSamples', 'apiSamples', apiShared), standard: true },
  page('codes-page', 'CodesPageContent', 'codesPage', codesPage, '/documentation/codes'),
  page('search-page', 'SearchPageContent', 'searchPage', searchPage, searchRoute),
  {
    ...page('updates', 'UpdatesContent', 'updates', updates, updatesPath),
    pagesOf: { list: 'kinds', name: 'UpdateKind', below: () => updatesPath, pageOf: pageOfKind },
  },
  {
    ...folder('products', 'Product', 'productById', product, 'yaml', (slug) => `/products/${slug}`),
    pagesOf: { name: 'ProductChanges', below: () => changesRoot, pageOf: pageOfChanges },
  },
  folder('solutions', 'Solution', 'solutionById', solution, 'yaml', (slug) => `/solutions/${slug}`),
  folder('documentation', 'Article', 'articleById', article, 'markdown', (slug) => `/documentation/${slug}`),
  {
    ...folder('codes', 'CodeNetwork', 'codeNetworkById', codeNetwork, 'yaml', codesPath),
    pagesOf: { list: 'codes', name: 'Code', below: codesPath, pageOf: pageOfCode },
  },
  folder('updates', 'Update', 'updateById', update, 'markdown', (slug) => `${updatesPath}/${slug}`),
  folder('company', 'CompanyPage', 'companyPageById', companyPage, 'markdown', (slug) => `/${slug}`),
] as const satisfies readonly Definition[];

type Definitions = (typeof definitions)[number];

/** The name of a content type, which is that of its GraphQL type. */
export type ContentTypeName = Definitions['name'];

/** A content type; see the fields of `Definition`. */
export type ContentType = Definition & { readonly name: ContentTypeName };

/** Every content type. */
export const contentTypes: readonly ContentType[] = definitions;

type Item<T> = T extends readonly (infer I)[] ? I : T;

/**
 * A record of each content type as the data layer has it: the fields that editors write, without defaults; the Markdown of a
 * body; and, if it makes pages, its file's name and the address of its page.
 */
export type ContentRecords = {
  readonly [D in Definitions as D['name']]: Item<z.input<D['schema']>> &
    (D extends { format: 'markdown' } ? { body: string; file: string } : unknown) &
    (D extends { route: Route }
      ? { fields: { path: string; slug: string } }
      : D extends { pagesOf: object }
        ? { fields: { path?: undefined; slug: string } }
        : unknown);
};

/** The name of a content type whose records make pages: their own, or those of entries within them. */
export type PageTypeName = Extract<Definitions, { route: Route } | { pagesOf: object }>['name'];

/** The content types whose records make pages. */
export const pageTypes = contentTypes.filter(
  (type): type is ContentType & { readonly name: PageTypeName } =>
    type.route !== undefined || type.pagesOf !== undefined,
);

/** Ignored files: names that start with a dot, and temporary files of text editors. */
export const isHidden = (path: string): boolean => /(^|\/)[.#]|~$/.test(path);

/**
 * The content type of a file; undefined if there's none.
 * @param path below content/, with "/" as separator, such as "products/ach.yaml"
 */
export function contentTypeOf(path: string): ContentType | undefined {
  const ending = /\.(yaml|md)$/.exec(path)?.[1];
  if (!ending || isHidden(path)) return undefined;
  const format = ending === 'md' ? 'markdown' : 'yaml';
  const bare = path.replace(/\.[^.]+$/, '');
  const parent = bare.includes('/') ? bare.slice(0, bare.lastIndexOf('/')) : '';
  return contentTypes.find(
    (type) =>
      type.format === format && (type.kind === 'folder' ? type.source === parent : type.source === bare),
  );
}

/** The file name without folder and extension: "products/ach.yaml" → "ach". */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
