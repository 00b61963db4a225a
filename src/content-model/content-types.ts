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
import { securityTxt } from './types/security-txt';
import { solution } from './types/solution';
import { updates } from './types/updates';
import { pageOfChanges, pageOfKind } from './update-lists';

/** The path of the site index. */
export const searchRoute = '/search';

export type ContentType = {
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
  readonly route?: (slug: string) => string;
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

const file = (
  source: string,
  name: string,
  root: string,
  schema: z.ZodType,
  route?: string,
): ContentType => ({
  name,
  root,
  schema,
  kind: 'file',
  format: 'yaml',
  source,
  ...(route === undefined ? {} : { route: () => route }),
});

const folder = (
  source: string,
  name: string,
  root: string,
  schema: z.ZodType,
  format: 'yaml' | 'markdown',
  route: (slug: string) => string,
): ContentType => ({ name, root, schema, kind: 'folder', format, source, route });

/** Files joined with the root of the API description (api/bundle.ts). */
const apiPart = (source: string, name: string, schema: z.ZodType): ContentType => ({
  name,
  root: `${name[0]?.toLowerCase()}${name.slice(1)}ById`,
  schema,
  kind: 'folder',
  format: 'yaml',
  source,
  standard: true,
});

const codesPath = (slug: string): string => `/documentation/codes/${slug}`;

export const contentTypes: readonly ContentType[] = [
  file('site', 'BrandContent', 'brand', brand),
  file('navigation', 'NavigationContent', 'navigation', navigation),
  file('footer', 'FooterContent', 'footer', footer),
  file('banks', 'BanksContent', 'banks', banks),
  file('disclosures', 'DisclosuresContent', 'disclosures', disclosureTexts),
  { name: 'Fact', root: 'factById', schema: facts, kind: 'list', format: 'yaml', source: 'facts' },
  file('facts-page', 'FactsPageContent', 'factsPage', factsPage, '/facts'),
  { name: 'Rail', root: 'railById', schema: rail, kind: 'folder', format: 'yaml', source: 'rails' },
  file('departures', 'DeparturesContent', 'departures', departures),
  file('home', 'HomeContent', 'home', home, '/'),
  file('fees', 'FeesContent', 'fees', fees, '/fees'),
  file('products-page', 'ProductsPageContent', 'productsPage', productsPage, '/products'),
  file('solutions-page', 'SolutionsPageContent', 'solutionsPage', solutionsPage, '/solutions'),
  file('security-txt', 'SecurityTxtContent', 'securityTxt', securityTxt),
  file('contact', 'ContactContent', 'contact', contact, '/contact'),
  file('documentation', 'DocumentationContent', 'documentation', documentation, '/documentation'),
  file('api', 'ApiContent', 'api', api, '/documentation/api'),
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
  file('codes-page', 'CodesPageContent', 'codesPage', codesPage, '/documentation/codes'),
  file('search-page', 'SearchPageContent', 'searchPage', searchPage, searchRoute),
  {
    ...file('updates', 'UpdatesContent', 'updates', updates, updatesPath),
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
];

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
