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

/** Where the page of all pages is. */
export const searchRoute = '/search';

export type ContentType = {
  /** Name of the GraphQL type. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** Root field of GraphQL: the one record, or one record by id. */
  readonly root: string;
  /**
   * A `file` holds one record, a `list` a list of records, and each file of a `folder` one record.
   * `source` is below content/, without its ending.
   */
  readonly kind: 'file' | 'list' | 'folder';
  readonly format: 'yaml' | 'markdown';
  readonly source: string;
  /** Address of the page made from the record; the slug is the file name without its ending. */
  readonly route?: (slug: string) => string;
  /** Pages that a record makes beside its own, with what they are called. */
  readonly pagesOf?: {
    readonly name: string;
    /** The list within the record whose entries make them; without it the record itself makes one. */
    readonly list?: string;
    /** The path above theirs. */
    readonly below: (slug: string) => string;
    /** What is said of an entry's page elsewhere; of what is no entry, undefined. The slug is that of the record. */
    readonly pageOf: (entry: unknown, slug: string) => InnerPage | undefined;
  };
  /** It has the shape of a published standard: its GraphQL type is written by hand in src/gatsby. */
  readonly standard?: true;
  /** Editors check it against the JSON Schema that the standard publishes. */
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

/** Files that are joined with the root of the API description (api/bundle.ts). */
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

/** Names that start with a dot, and what text editors leave beside a file while it is open, are nobody's content. */
export const isHidden = (path: string): boolean => /(^|\/)[.#]|~$/.test(path);

/**
 * The content type a file belongs to.
 * @param path below content/, with "/" between folders, such as "products/ach.yaml"
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

/** The file name without folder and ending: "products/ach.yaml" → "ach". */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
