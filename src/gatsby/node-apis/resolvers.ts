/** Derived fields: the one record of a file, formatted facts, HTML, the social card. */
import type { GatsbyNode } from 'gatsby';
import { contentTypes } from '../../content-model/content-types';
import { blocksOf, type DisclosureTexts } from '../../content-model/disclosures/blocks';
import { formatFact } from '../../content-model/fact-format';
import { nameOf } from '../../lib/text/entry-name';
import { apiReferenceFields } from '../api-reference/resolvers';
import { breadcrumbsOf, type Crumb } from '../data/breadcrumbs';
import { builtAt, type NodesById } from '../data/build-nodes';
import { codeFields } from '../data/code-fields';
import { derivedPageAt } from '../data/derived-pages';
import { factIdsOfPage, factsOf, factUses } from '../data/fact-use';
import { listedPages } from '../data/listed-pages';
import { pageChanges } from '../data/page-changes';
import { type ContentNodes, type ResolverContext, recordById, recordOf } from '../data/resolver-context';
import { markdownFields } from '../markdown/markdown-fields';
import { requestFields } from '../markdown/request-fields';
import { addressOfCard, cardOf } from '../social-cards/card-of-page';
import { updateFields, updateListFields } from '../update-lists/resolvers';

type Resolver = {
  type: string;
  args?: Record<string, string>;
  resolve: (source: object, args: { id: string }, context: ResolverContext) => unknown;
};

/** `brand`, `navigation`, … return the one record of a file; `productById(id)` and the like one of many. None is nullable. */
const rootFields: Record<string, Resolver> = Object.fromEntries(
  contentTypes.map(({ name, root, kind }): [string, Resolver] => [
    root,
    kind === 'file'
      ? { type: `${name}!`, resolve: (_, _args, context) => recordOf(name, context) }
      : {
          type: `${name}!`,
          args: { id: 'String!' },
          resolve: (_, { id }, context) => recordById(name, id, context),
        },
  ]),
);

/** A page's breadcrumbs; empty for a page without a record. */
async function crumbsTo(path: string, context: ResolverContext): Promise<readonly Crumb[]> {
  const page = derivedPageAt(path, context);
  if (!page) return breadcrumbsOf(path, context);
  return page.path === path.replace(/(?<=.)\/$/, '') ? page.crumbs : [];
}

const socialCard = async (path: string, context: ResolverContext): Promise<string> =>
  addressOfCard(derivedPageAt(path, context)?.card ?? (await cardOf(path, context)));

/** The facts in a page. */
const figuresOfPage = async (path: string, context: ResolverContext): Promise<FactRecord[]> =>
  factsOf(derivedPageAt(path, context)?.facts ?? (await factIdsOfPage(path, context)), context);

type FactRecord = ContentNodes['Fact'];

/** The confidence in a fact's source, as facts-page.yaml phrases it; null for our own definition. */
const confidenceInWords = async ({ confidence }: FactRecord, _args: object, context: ResolverContext) =>
  confidence ? nameOf((await recordOf('FactsPageContent', context)).confidence, confidence) : null;

const pageFields = Object.fromEntries(
  contentTypes
    .filter(({ route }) => route !== undefined)
    .map(({ name }) => [
      name,
      {
        figures: {
          type: '[Fact!]!',
          resolve: ({ fields }: ContentNodes['Product'], _args: object, context: ResolverContext) =>
            figuresOfPage(fields.path, context),
        },
        ...(['Article', 'Update', 'CompanyPage'].includes(name) ? markdownFields : {}),
      },
    ]),
);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    Query: {
      ...rootFields,
      socialCard: {
        type: 'String!',
        args: { path: 'String' },
        resolve: (_: object, { path }: { path?: string | null }, context: ResolverContext) =>
          socialCard(path ?? '/', context),
      },
      listedPages: {
        type: '[ListedPage!]!',
        resolve: (_: object, _args: object, context: ResolverContext) => listedPages(context),
      },
      breadcrumbs: {
        type: '[Crumb!]!',
        args: { path: 'String' },
        resolve: (_: object, { path }: Record<string, string>, context: ResolverContext) =>
          crumbsTo(path ?? '', context),
      },
      pageChanges: {
        type: '[PageChange!]!',
        resolve: (_: object, _args: object, context: ResolverContext) => pageChanges(context),
      },
      ...updateListFields,
      builtAt: {
        type: 'String!',
        resolve: (_: object, _args: object, context: NodesById) => builtAt(context),
      },
    },
    Fact: {
      words: {
        type: 'String!',
        resolve: ({ value, unit }: FactRecord) => formatFact({ value, unit }),
      },
      confidenceWords: { type: 'String', resolve: confidenceInWords },
      pages: {
        type: '[FactPage!]!',
        resolve: async ({ yamlId }: FactRecord, _args: object, context: ResolverContext) =>
          (await factUses(context)).filter(({ ids }) => ids.includes(yamlId)),
      },
    },
    ApiRequest: requestFields,
    DisclosuresContent: {
      blocks: { type: '[DisclosureBlock!]!', resolve: (texts: DisclosureTexts) => blocksOf(texts) },
    },
    ...pageFields,
  });
  create(updateFields);
  create(codeFields);
  create(apiReferenceFields);
};
