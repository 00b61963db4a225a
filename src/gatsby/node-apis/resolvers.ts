/** Fields that are not written by editors but derived: the one record of a file, figures in words, HTML, the social card. */
import type { GatsbyNode } from 'gatsby';
import { contentTypes } from '../../content-model/content-types';
import { type FactUnit, formatFact } from '../../content-model/fact-format';
import { apiReferenceFields } from '../api-reference/resolvers';
import { breadcrumbsOf, type Crumb } from '../data/breadcrumbs';
import { codeFields } from '../data/code-fields';
import { factIdsOfPage, factsOf, factUses } from '../data/fact-use';
import { listedPages } from '../data/listed-pages';
import { pageChanges } from '../data/page-changes';
import type { ResolverContext } from '../data/variables';
import { markdownFields } from '../markdown/markdown-fields';
import { requestFields } from '../markdown/request-fields';
import { addressOfCard, cardOf } from '../social-cards/card-of-page';
import { updateFields, updateListFields } from '../update-lists/resolvers';
import { derivedPageAt } from './derived-nodes';
import { builtAt, type NodesById } from './source-nodes';

type Resolver<S> = {
  type: string;
  args?: Record<string, string>;
  resolve: (source: S, args: Record<string, string>, context: ResolverContext) => unknown;
};

/** A record that the check has promised; its absence means that a file was broken while the site was being developed. */
async function present(record: Promise<unknown>, what: string): Promise<unknown> {
  const found = await record;
  if (!found)
    throw new Error(`There is no ${what}. A content file is missing or broken; "npm run check" says which.`);
  return found;
}

/** `brand`, `navigation`, … give the one record of a file, `productById(id)` and its like one of many. None is null. */
function rootFields(): Record<string, Resolver<unknown>> {
  return Object.fromEntries(
    contentTypes.map(({ name, root, kind }): [string, Resolver<unknown>] =>
      kind === 'file'
        ? [
            root,
            {
              type: `${name}!`,
              resolve: (_, _args, { nodeModel }) => present(nodeModel.findOne({ type: name }), name),
            },
          ]
        : [
            root,
            {
              type: `${name}!`,
              args: { id: 'String!' },
              resolve: (_, { id }, { nodeModel }) =>
                present(nodeModel.findOne({ type: name, query: { filter: { id: { eq: id } } } }), name),
            },
          ],
    ),
  );
}

/** The way to a page; empty for a page that no record makes. */
async function crumbsTo(path: string, context: ResolverContext): Promise<readonly Crumb[]> {
  const page = derivedPageAt(path, context);
  if (!page) return breadcrumbsOf(path, context);
  return page.path === path.replace(/(?<=.)\/$/, '') ? page.crumbs : [];
}

const socialCard = async (path: string, context: ResolverContext): Promise<string> =>
  addressOfCard(derivedPageAt(path, context)?.card ?? (await cardOf(path, context)));

/** The facts that a page shows. */
const figuresOfPage = async (path: string, context: ResolverContext): Promise<unknown[]> =>
  factsOf(derivedPageAt(path, context)?.facts ?? (await factIdsOfPage(path, context)), context);

type PageRecord = { fields: { path: string } };
type FactRecord = { yamlId: string };

type Confidences = { confidence: { id: string; name: string }[] };

/** How sure the source of a fact is, in the words of facts-page.yaml; null for our own definition. */
async function confidenceInWords(
  { confidence }: { confidence?: string | null },
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<string | null> {
  if (!confidence) return null;
  const page = (await nodeModel.findOne({ type: 'FactsPageContent' })) as Confidences | null;
  return page?.confidence.find(({ id }) => id === confidence)?.name ?? confidence;
}

const pageFields = Object.fromEntries(
  contentTypes
    .filter(({ route }) => route !== undefined)
    .map(({ name }) => [
      name,
      {
        figures: {
          type: '[Fact!]!',
          resolve: (record: PageRecord, _args: unknown, context: ResolverContext) =>
            figuresOfPage(record.fields.path, context),
        },
        ...(['Article', 'Update', 'CompanyPage'].includes(name) ? markdownFields : {}),
      },
    ]),
);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    Query: {
      ...rootFields(),
      socialCard: {
        type: 'String!',
        args: { path: 'String' },
        resolve: (_: unknown, { path }: { path?: string | null }, context: ResolverContext) =>
          socialCard(path ?? '/', context),
      },
      listedPages: {
        type: '[ListedPage!]!',
        resolve: (_: unknown, _args: unknown, context: ResolverContext) => listedPages(context),
      },
      breadcrumbs: {
        type: '[Crumb!]!',
        args: { path: 'String' },
        resolve: (_: unknown, { path }: Record<string, string>, context: ResolverContext) =>
          crumbsTo(path ?? '', context),
      },
      pageChanges: {
        type: '[PageChange!]!',
        resolve: (_: unknown, _args: unknown, context: ResolverContext) => pageChanges(context),
      },
      ...updateListFields,
      builtAt: {
        type: 'String!',
        resolve: (_: unknown, _args: unknown, context: NodesById) => builtAt(context),
      },
    },
    Fact: {
      words: {
        type: 'String!',
        resolve: ({ value, unit }: { value: string | number; unit: FactUnit }) => formatFact({ value, unit }),
      },
      confidenceWords: { type: 'String', resolve: confidenceInWords },
      pages: {
        type: '[FactPage!]!',
        resolve: async ({ yamlId }: FactRecord, _args: unknown, context: ResolverContext) =>
          (await factUses(context)).filter(({ ids }) => ids.includes(yamlId)),
      },
    },
    ApiRequest: requestFields,
    ...pageFields,
  });
  create(updateFields);
  create(codeFields);
  create(apiReferenceFields);
};
